/** The shop's face: a cat that smiles. Drawn in the current colour; eyes and mouth are cut out. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M5 5.6C5 2.9 7.9 1.3 10.1 2.9l7.3 5.3c.5.4 1.1.6 1.7.6h9.8c.6 0 1.2-.2 1.7-.6l7.3-5.3C40.1 1.3 43 2.9 43 5.6V30c0 9.4-7.6 16-19 16S5 39.4 5 30V5.6Zm12.2 21.8a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Zm13.6 0a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Zm-11.5 4.7a1.5 1.5 0 0 0-2.1 2.2 9.8 9.8 0 0 0 13.6 0 1.5 1.5 0 0 0-2.1-2.2 6.8 6.8 0 0 1-9.4 0Z"
      />
    </svg>
  )
}
