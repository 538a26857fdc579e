#!/bin/sh
# Brings a version into use under systemd, as root: use-version.sh /srv/semena/releases/0.2.0
# A second shop of the new version takes over while the first one restarts, so nobody waits. Where the first one stands in
# its way (the version has other tables, or the shop has its own database) the first one just restarts, and visitors wait
# at the socket. A version that cannot start is not brought into use.
# Root runs a copy that only root can write (see docs/guides/deploying.md): the folders of versions belong to the shop.
set -eu
fail() {
  echo "$1" >&2
  exit 1
}
[ $# -eq 1 ] || fail 'Name the folder of the version: use-version.sh /srv/semena/releases/0.2.0'
folder=$(cd "$1" && pwd -P)
home=$(dirname "$(dirname "$folder")")
[ -f "$folder/shop/start.mjs" ] || fail "$folder holds no shop."
# The link is what the units start, so a folder that does not stand two levels below it is a mistake.
[ -L "$home/current" ] || fail "$home/current is no link: versions stand in a folder beside it, such as $home/releases."
before=$(readlink "$home/current")
ln -sfn "$folder" "$home/current"
if systemctl start semena-next; then
  systemctl restart semena || fail 'semena did not start (see journalctl -u semena). semena-next serves meanwhile.'
  systemctl stop semena-next
elif [ "$(systemctl show --property=ExecMainStatus --value semena-next)" = 75 ]; then
  # The exit code of a shop that only another shop keeps from starting.
  echo 'The new version cannot run beside the old one (see journalctl -u semena-next); the shop restarts.' >&2
  # Else the machine counts it among what has failed.
  systemctl reset-failed semena-next
  systemctl restart semena
else
  ln -sfn "$before" "$home/current"
  fail "The new version does not start (see journalctl -u semena-next). $before stays in use."
fi
