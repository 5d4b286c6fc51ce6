/** The shop's face in a speech bubble. Drawn in the current colour; eyes and mouth are cut out. */
export function ChatMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M5 5.6C5 2.9 7.9 1.3 10.1 2.9l7.3 5.3c.5.4 1.1.6 1.7.6h9.8c.6 0 1.2-.2 1.7-.6l7.3-5.3C40.1 1.3 43 2.9 43 5.6V26.5c0 5.1-2 8.9-5.4 11.5l1.2 6.3c.3 1.5-1.3 2.6-2.6 1.8l-6.6-4.2c-1.8.4-3.6.6-5.6.6-11.4 0-19-6.6-19-16V5.6Zm12.2 19.8a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Zm13.6 0a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Zm-11.5 4.7a1.5 1.5 0 0 0-2.1 2.2 9.8 9.8 0 0 0 13.6 0 1.5 1.5 0 0 0-2.1-2.2 6.8 6.8 0 0 1-9.4 0Z"
      />
    </svg>
  )
}
