# Varnish (7.1, with varnish-modules) in front of the shop. TLS ends before it, at Caddy, nginx or hitch.
# The shop needs SEMENA_CDN=varnish, SEMENA_CDN_PURGE_URL=http://127.0.0.1:6081/, SEMENA_CDN_PURGE_TOKEN with the word below, and
# SEMENA_TRUSTED_PROXIES=loopback. Start Varnish with `-p backend_idle_timeout=4`: the shop waits for five seconds for
# connections that are kept before it ends, so those that were idle for four are closed here.
vcl 4.1;

import std;
import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 120s;
    .probe = {
        # Whether the shop can sell. A process that answers is one that need not be started again: /api/health/.
        .url = "/api/ready/";
        .interval = 2s;
        .timeout = 5s;
        .window = 3;
        .threshold = 1;
        .initial = 1;
    }
}

# Where the shop's processes are.
acl shops {
    "localhost";
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ shops || req.http.Authorization != "Bearer change-this-token") {
            return (synth(403));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }
    # The desk shows the shop's draft in a frame, to whoever has its cookie.
    if (req.http.Sec-Fetch-Dest == "iframe") {
        return (pass);
    }
    # The desk's live news never end.
    if (req.url ~ "^/(api|graphql)(/|$)") {
        return (pass);
    }
    # An old page is shown for a minute while a new one is fetched, and for a day while the shop is away.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    # The shop says of each page whether it may be kept, so a cookie alone is no reason not to look for it.
    return (hash);
}

sub vcl_backend_response {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private" || beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
    } elsif (beresp.http.CDN-Cache-Control ~ "max-age=0(\D|$)") {
        # The page will be another one in a moment. Who asks meanwhile asks the shop, and does not wait for this answer.
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
    } elsif (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = 1d;
    } elsif (beresp.http.Cache-Control !~ "public") {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
}
