import { useStore } from '#browser/store/use-store.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { Notice } from '#ui/notice.tsx'

type RecoveryCodeListProps = { codes: readonly string[]; said: string; onClose: () => void }

/** Shown once, to copy or print; only the codes are printed. */
export function RecoveryCodeList({ codes, said, onClose }: RecoveryCodeListProps) {
  const store = useStore()
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="ok" live>
        {said}
      </Notice>
      <p className="text-md">{secondFactorText.keep}</p>
      <div
        ref={focusOnShow}
        tabIndex={-1}
        data-print-alone
        className="rounded-control bg-sunken px-2 py-4 outline-none"
      >
        <p className="hidden pb-4 font-semibold print:block">
          {secondFactorText.printTitle(store?.nameArabic ?? '')}
        </p>
        <ul
          aria-label={secondFactorText.codes}
          dir="ltr"
          className="tabular flex flex-col gap-1.5 text-center text-sm font-semibold whitespace-nowrap text-ink"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} describe={secondFactorText.copyCodes} />
        <Button variant="soft" size="sm" onClick={() => print()}>
          {secondFactorText.print}
        </Button>
      </div>
      <Button block onClick={onClose}>
        {secondFactorText.saved}
      </Button>
    </div>
  )
}
