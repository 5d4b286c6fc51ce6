import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  return { greeting: `مرحباً ${Object.keys(context).length}` }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1 className="text-2xl">{loaderData.greeting}</h1>
}
