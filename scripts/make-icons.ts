// Writes ui/icons.svg: a symbol for each icon that ui/icons.tsx names, from Lucide (ISC licence).
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { projectFolder } from '#platform/process/project-folder.ts'

/** The logo that Lucide lacks, in the current colour like every other icon. */
const WHATSAPP =
  '<path fill="currentColor" stroke="none" d="M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.2-1.4A9.9 9.9 0 1 0 12 2Zm0 18.1c-1.5 0-3-.4-4.2-1.2l-.3-.2-3.1.8.8-3-.2-.3A8.1 8.1 0 1 1 12 20.1Zm4.5-6.1c-.2-.1-1.5-.7-1.7-.8-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.7 6.7 0 0 1-3.3-2.9c-.2-.4.2-.4.7-1.3.1-.2 0-.3 0-.4l-.8-1.9c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.2.3-.9.9-.9 2.2s.9 2.5 1.1 2.7c.1.2 1.9 2.9 4.5 4 1.7.7 2.3.8 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3Z"/>'

const source = readFileSync(`${projectFolder}/ui/icons.tsx`, 'utf8')
const symbols = await Promise.all(
  [...source.matchAll(/ icon\('([\w-]+)'\)/g)].map(
    async ([, name = '']) => `<symbol id="${name}" viewBox="0 0 24 24">${await drawingOf(name)}</symbol>\n`,
  ),
)
writeFileSync(
  `${projectFolder}/ui/icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg"><title>أليف</title>\n${symbols.join('')}</svg>\n`,
)

async function drawingOf(name: string): Promise<string> {
  if (name === 'whatsapp') return WHATSAPP
  const lucide = await import(`lucide-react/dist/esm/icons/${name}.mjs`)
  const drawing = renderToStaticMarkup(createElement(lucide.default))
  return drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
