// In place of `shop.css?url`: no build has given the style sheet its address.
// biome-ignore lint/style/noDefaultExport: Vite gives an address as one.
export default '/shop.css'
