import { Toast as Base } from '@base-ui/react/toast'
import { use, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, Info, X } from './icons.tsx'
import type { ToastRequest } from './toast.tsx'
import { UiWords } from './ui-words.ts'

export function ToastStage({ latest }: { latest: ToastRequest }) {
  return (
    <Base.Provider limit={1}>
      <Stage latest={latest} />
    </Base.Provider>
  )
}

function Stage({ latest }: { latest: ToastRequest }) {
  const words = use(UiWords)
  const { toasts, add, close } = Base.useToastManager()
  useShown(latest, add, close)

  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={words.toasts}
        // A menu in a dialog cannot be above toasts, so brief ones let it show through.
        aria-live={latest.tone === 'danger' ? 'assertive' : 'polite'}
        className="fixed inset-x-4 bottom-[calc(var(--toast-bar,var(--bottom-bar,0px))+1rem+env(safe-area-inset-bottom))] z-60 [:root:has([role=dialog]_[role=menu])_&]:z-40 md:start-auto md:end-8 md:w-[26rem]"
      >
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} closeLabel={words.close} />
        ))}
      </Base.Viewport>
    </Base.Portal>
  )
}

type ToastManager = ReturnType<typeof Base.useToastManager>

/** Shows the latest toast in place of the one before. */
function useShown(latest: ToastRequest, add: ToastManager['add'], close: ToastManager['close']): void {
  const currentToast = useRef<{ request: number; toast: string } | null>(null)

  useEffect(() => {
    if (currentToast.current && (latest.gone || currentToast.current.request !== latest.id))
      close(currentToast.current.toast)
    if (latest.gone || currentToast.current?.request === latest.id) return
    const toast = add({
      title: latest.title,
      description: latest.reason ? (
        <>
          <span className="block">{latest.description}</span>
          <span className="block">{latest.reason}</span>
        </>
      ) : (
        latest.description
      ),
      type: latest.tone ?? 'ok',
      timeout: latest.durationMs ?? 5000,
      // "high" would hide the toast and its buttons from screen readers, so the region is assertive instead.
      priority: 'low',
      actionProps: latest.action && {
        children: latest.action.label,
        onClick: () => {
          latest.action?.onClick()
          close(toast)
        },
      },
    })
    currentToast.current = { request: latest.id, toast }
  }, [latest, add, close])
}

function OneToast({ toast, closeLabel }: { toast: ToastManager['toasts'][number]; closeLabel: string }) {
  const failed = toast.type === 'danger'
  const Calm = toast.type === 'info' ? Info : CircleCheck
  return (
    <Base.Root
      toast={toast}
      data-keep-clear
      swipeDirection={['down', 'left', 'right']}
      className={classNames(
        'absolute inset-x-0 bottom-0 rounded-card shadow-float transition-[transform,opacity] duration-250 select-none [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 data-starting-style:[transform:translateY(1rem)]',
        failed
          ? 'border-[1.5px] border-danger bg-danger-soft text-ink'
          : 'on-deep border border-on-deep/20 bg-deep text-on-deep dark:border-line',
      )}
    >
      <Base.Content className="flex flex-wrap items-center gap-x-3 py-3 ps-4 pe-1.5">
        {failed ? (
          <CircleAlert className="size-6 shrink-0 text-danger" />
        ) : (
          <Calm className="size-6 shrink-0 text-on-deep-2" />
        )}
        {/* Where the words would be squeezed, by a long action or large type, the buttons go below them. */}
        <div className="min-w-0 flex-1 basis-[min(9rem,60%)]">
          <Base.Title
            className={classNames(
              'text-body leading-snug font-semibold',
              failed ? 'text-danger' : 'text-on-deep',
            )}
          />
          <Base.Description className={classNames('text-sm', failed ? 'text-ink-2' : 'text-on-deep-2')} />
        </div>
        <div className="ms-auto flex max-w-full items-center gap-3">
          <Base.Action
            className={classNames(
              'min-h-11 min-w-0 rounded-xs px-3 text-md font-semibold',
              failed ? 'text-danger' : 'text-on-deep underline',
            )}
          />
          <Base.Close
            aria-label={closeLabel}
            className="tap grid shrink-0 place-items-center rounded-xs opacity-80 hover:opacity-100"
          >
            <X className="size-5" />
          </Base.Close>
        </div>
      </Base.Content>
    </Base.Root>
  )
}
