// How the owner's texts are written: a blank line parts paragraphs, «## » begins a heading, «- » an entry of a list.

export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] }

export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(readBlock)
}

/** Its first words, for a card that leads to all of it. */
export function firstParagraph(text: string): string {
  const first = textBlocks(text).find((block) => block.kind === 'paragraph')?.text ?? ''
  return first.replace(/:$/, '…')
}

export type TextSection = { title: string | null; blocks: TextBlock[] }

/** A text in parts: the part before the first heading has no title. */
export function textSections(text: string): TextSection[] {
  const sections: TextSection[] = []
  for (const block of textBlocks(text)) {
    if (block.kind === 'heading') sections.push({ title: block.text, blocks: [] })
    else if (sections.length === 0) sections.push({ title: null, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

function readBlock(block: string): TextBlock[] {
  const lines = block.split('\n')
  const [first = '', ...rest] = lines
  if (first.startsWith('## ')) {
    const heading: TextBlock = { kind: 'heading', text: first.slice(3).trim() }
    return rest.length > 0 ? [heading, ...readBlock(rest.join('\n'))] : [heading]
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return [{ kind: 'list', entries: lines.map((line) => line.slice(2).trim()) }]
  }
  return [{ kind: 'paragraph', text: block }]
}
