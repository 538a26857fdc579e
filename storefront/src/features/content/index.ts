/** Content pages, as other features may use them. */
export { ArticlePage } from './article.tsx'
export { ContactPage } from './contact-page.tsx'
export { bareArticle, loadArticle, loadPosts } from './load.ts'
export { pageCard } from './share.ts'
export { PageText } from './page-text.tsx'
export { Posts, PostsPage } from './posts.tsx'
export { companyQuery, pageQuery, postsQuery, questionsQuery } from './queries.ts'
export { QuestionsPage } from './questions-page.tsx'
