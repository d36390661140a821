import { Button, useKitText } from '@jwsk/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { TreePicker } from '../../fields/tree/tree-picker'
import { LoadError } from '../../runtime/load-error'
import { useUnsavedEdits } from '../../runtime/use-unsaved-edits'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import { useNotifier } from '../model/use-notice'

type CheckedIds<Name extends string> = Readonly<Record<Name, readonly string[]>>

interface TreeFormProps<Name extends string> {
  /** Labels of the trees, by their names in both queries; a tree without a label, or that a query lacks, is omitted. */
  readonly labels: Readonly<Partial<Record<Name, string>>>
  /** Trees as the platform sends them. */
  readonly trees: UseQueryResult<Readonly<Record<Name, unknown>>>
  /** Checked ids; shown once they were fetched for this form. */
  readonly checked: UseQueryResult<CheckedIds<Name>>
  /** Title of the error if a query fails. */
  readonly failureTitle: string
  readonly onSave: (checked: CheckedIds<Name>) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Form of an action's view with one or several trees, whose checked ids are saved together. */
export function TreeForm<Name extends string>({ labels, trees, checked, failureTitle, onSave, onDone, onCancel }: TreeFormProps<Name>) {
  const t = useKitText()
  const notice = useNotifier()
  const { draft, setDraft, ref } = useUnsavedEdits<CheckedIds<Name>>()
  const value = draft ?? (checked.isFetchedAfterMount ? checked.data : undefined)
  const save = useWriteMutation(onSave, { onSuccess: onDone, onError: notice.error })
  if (trees.error || checked.error)
    return (
      <LoadError
        title={failureTitle}
        error={trees.error ?? checked.error}
        isFetching={trees.isFetching || checked.isFetching}
        refetch={() => Promise.all([trees.refetch(), checked.refetch()])}
      />
    )
  const payloads = trees.data
  if (!payloads || !value) return <div className="kit-dialog-body kit-skeleton-box h-20rem" aria-busy="true" />
  return (
    <>
      <div ref={ref} className="kit-dialog-body kit-tree-form flex flex-column md:flex-row gap-4">
        {/* the labels have these keys only */}
        {(Object.entries(labels) as [Name, string][])
          .filter(([name]) => payloads[name] && value[name])
          .map(([name, label]) => (
            <TreePicker
              key={name}
              label={label}
              payload={payloads[name]}
              value={value[name]}
              onChange={(ids) => setDraft({ ...value, [name]: ids })}
            />
          ))}
      </div>
      <div className="kit-dialog-footer">
        <Button disabled={save.isPending} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate(value)}>
          {t('actions.save')}
        </Button>
      </div>
    </>
  )
}
