import { type ActionViewProps, Button, StandaloneInput, TextArea, useNotifier, useRuntime, useTranslate, useWriteMutation } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { usePersonField } from '../../fields/person'
import { HandOverPreview } from './hand-over-preview'

const maxCommentLength = work.handOver.rules?.comment?.maxLength

/** Hands all open tasks of one user over to another; shows first which and how many. */
export default function HandOver({ done, close }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const person = usePersonField()
  const field = useMemo(() => person({ required: true }), [person])
  const [from, setFrom] = useState(field.emptyValue)
  const [to, setTo] = useState(field.emptyValue)
  const [comment, setComment] = useState('')
  const [count, setCount] = useState<number>()
  const fromUserId = String(field.serialize(from) ?? '')
  const toUserId = String(field.serialize(to) ?? '')
  const isSame = fromUserId !== '' && fromUserId === toUserId
  const isComplete = fromUserId !== '' && toUserId !== '' && !isSame
  const { mutate, isPending } = useWriteMutation(() => client.call(work.handOver, { fromUserId, toUserId, comment }), {
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: entityKey(scope, work.todoList) })
      done()
    },
    onError: (error) => notice.error(error),
  })
  return (
    <div className="kit-view flex flex-column gap-3">
      <p className="text-color-secondary">{t('flow:handOver.hint')}</p>
      <div className="flex flex-column gap-1">
        <label htmlFor={`${id}-from`}>{t('flow:handOver.from')}</label>
        <StandaloneInput field={field} id={`${id}-from`} value={from} onChange={setFrom} required />
      </div>
      <div className="flex flex-column gap-1">
        <label htmlFor={`${id}-to`}>{t('flow:handOver.to')}</label>
        <StandaloneInput field={field} id={`${id}-to`} value={to} onChange={setTo} required invalid={isSame} describedBy={`${id}-same`} />
        {isSame && (
          <p id={`${id}-same`} role="alert" className="text-sm text-red-500">
            {t('flow:handOver.same')}
          </p>
        )}
      </div>
      <div className="flex flex-column gap-1">
        <label htmlFor={`${id}-comment`}>{t('flow:handOver.comment')}</label>
        <TextArea
          id={`${id}-comment`}
          rows={2}
          maxLength={maxCommentLength}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      {isComplete && <HandOverPreview key={`${fromUserId} ${toUserId}`} fromUserId={fromUserId} toUserId={toUserId} onCount={setCount} />}
      <div className="kit-dialog-footer flex justify-content-end gap-2">
        <Button onClick={close}>{t('flow:handOver.cancel')}</Button>
        <Button variant="primary" disabled={!isComplete || !count} busy={isPending} onClick={() => mutate()}>
          {isComplete && count ? t('flow:handOver.run', { count }) : t('flow:handOver.title')}
        </Button>
      </div>
    </div>
  )
}
