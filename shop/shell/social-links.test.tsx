import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialLinks } from './social-links.tsx'
import { socialNetwork } from './social-network.ts'

test.each([
  ['Instagram', 'https://instagram.com/aleef', 'instagram'],
  ['تيك توك', 'https://www.tiktok.com/@aleef', 'tiktok'],
  ['twitter', 'https://x.com/aleef', 'x'],
  ['إكس', 'https://x.com/aleef', 'x'],
  ['constructor', 'https://aleef.example/blog', null],
  ['مدوّنة', 'not an address', null],
])('S-GEN-06: «%s» at %s is %s', (network, url, known) => {
  expect(socialNetwork({ network, url })).toBe(known)
})

test('S-GEN-06: a known network has its icon and Arabic name, another its own name, and none renders nothing', () => {
  const html = renderToStaticMarkup(
    <SocialLinks
      links={[
        { network: 'snapchat', url: 'https://snapchat.com/add/aleef' },
        { network: 'مدوّنتنا', url: 'https://blog.example.om' },
      ]}
    />,
  )
  expect(html).toMatch(/href="https:\/\/snapchat\.com[^>]*>.*#snapchat.*سناب شات/)
  expect(html).toContain('<bdi>مدوّنتنا</bdi>')
  expect(renderToStaticMarkup(<SocialLinks links={[]} />)).toBe('')
})
