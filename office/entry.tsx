import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ROOT_ID, readPageData } from '#office/shell/page-data.ts'
import { watchWaysBack } from '#ui/use-close-on-back.ts'
import { routes } from './routes.tsx'

const root = document.getElementById(ROOT_ID)
if (!root) throw new Error('the page has no root element for the office')

watchWaysBack()
const router = createBrowserRouter(routes, { hydrationData: { loaderData: { root: readPageData() } } })
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
