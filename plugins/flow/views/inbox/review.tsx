import { Button, ConfirmDialog, Stats, TextArea, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { flowForm } from '@jwsk/sdk/flow'
import { dict } from '@jwsk/sdk/system'
import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { flowRoutes, formPath } from '../../actions/flow-routes'
import { maxRemarkLength } from '../../actions/task-actions'
import { getFactLabel, parseFacts, useFormatFact } from '../../fields/facts'
import { useFormatSummary } from '../../fields/use-format-list'
import { RequestDetails, useRequest } from '../../forms/request-details'
import { useStepForm } from '../../forms/use-step-form'
import { LeaveDetails } from '../leave-details'
import type { InboxTask } from './inbox-task'
import { useDecide } from './use-decide'
import { useReviewKeys } from './use-review-keys'

const drawnForm = 'request'

/** Returns the route of a task's form; `undefined` until it is known or if the process has none. */
function useFormRoute(category = ''): string | undefined {
  const { client } = useRuntime()
  const { data } = useOperationQuery(dict.dictionary, { code: 'flow' })
  return data && (flowRoutes(data).get(category) ?? (client.supports(flowForm.detail) ? drawnForm : undefined))
}

/** Whether the step asks for input that only its own page has: values of the form or a signature. */
function useNeedsPage({ businessId, taskId }: InboxTask): boolean {
  const { data } = useOperationQuery(flowForm.request, { businessId, taskId })
  const needsInput = (data?.rights ?? []).some(({ right }) => right === 'required')
  return needsInput || data?.returned === true || data?.step?.isSignatureRequired === true
}

/** Form of a request by the rights of the step; it is edited on its own page. */
function DrawnDetails({ task: { businessId, taskId } }: { readonly task: InboxTask }) {
  const query = useRequest(businessId, taskId)
  const { data } = query
  const request = useMemo(() => data && { ...data, rights: [] }, [data])
  return <RequestDetails query={query} form={useStepForm(`review ${taskId}`, request)} />
}

function Details({ route, task }: { readonly route: string | undefined; readonly task: InboxTask }) {
  if (route === 'leave') return <LeaveDetails businessId={task.businessId} />
  return route === drawnForm ? <DrawnDetails task={task} /> : null
}

export interface ReviewProps {
  readonly task: InboxTask
  readonly comment: string
  readonly onComment: (comment: string) => void
  /** Called after the decision, with what was decided. */
  readonly onDecided: (flag: 'ok' | 'no') => void
  readonly onNext: (() => void) | undefined
  readonly onPrevious: (() => void) | undefined
  readonly onClose: () => void
}

/** Facts and form of one task, and the decision. */
export function Review(props: ReviewProps) {
  const { client } = useRuntime()
  const route = useFormRoute(props.task.category)
  const isDrawn = route === drawnForm && client.supports(flowForm.request)
  return isDrawn ? <DrawnReview {...props} route={route} /> : <ReviewContent {...props} route={route} needsPage={false} />
}

interface RoutedReviewProps extends ReviewProps {
  readonly route: string | undefined
}

function DrawnReview(props: RoutedReviewProps) {
  return <ReviewContent {...props} needsPage={useNeedsPage(props.task)} />
}

interface ReviewContentProps extends RoutedReviewProps {
  readonly needsPage: boolean
}

function ReviewContent({ task, route, needsPage, comment, onComment, onDecided, onNext, onPrevious, onClose }: ReviewContentProps) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const formatFact = useFormatFact()
  const formatSummary = useFormatSummary()
  const [isConfirming, setConfirming] = useState(false)
  const { decide, isPending, remarkError } = useDecide(task, { onDecided, onSettled: () => setConfirming(false) })
  const openPage = route
    ? () => void navigate(formPath(route, ['handle', task.taskId, task.processInstanceId, task.businessId]))
    : undefined
  const canDecide = !needsPage && !isPending
  const approve = () => decide('ok', comment)
  useReviewKeys({
    j: onNext,
    k: onPrevious,
    ArrowDown: onNext,
    ArrowUp: onPrevious,
    a: canDecide ? approve : undefined,
    r: canDecide ? () => setConfirming(true) : undefined,
    Enter: openPage,
    Escape: onClose,
  })
  const facts = parseFacts(task.facts)
  return (
    <>
      {facts.length > 0 && (
        <Stats figures={facts.map((fact) => ({ label: formatSummary(getFactLabel(fact)), value: <bdi>{formatFact(fact)}</bdi> }))} />
      )}
      <Details route={route} task={task} />
      <div className="flow-review-actions flex flex-column gap-2">
        {needsPage ? (
          <p className="text-sm text-color-secondary">{t('flow:inbox.needsPage')}</p>
        ) : (
          <>
            <label htmlFor={id}>{t('flow:work.comment')}</label>
            <TextArea
              id={id}
              rows={2}
              maxLength={maxRemarkLength}
              aria-invalid={remarkError !== undefined}
              aria-describedby={remarkError && `${id}-error`}
              value={comment}
              onChange={(event) => onComment(event.target.value)}
            />
            {remarkError && (
              <p id={`${id}-error`} role="alert" className="text-sm text-red-500">
                {remarkError}
              </p>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {!needsPage && (
            <>
              <Button variant="primary" className="flex-1" busy={isPending && !isConfirming} aria-keyshortcuts="a" onClick={approve}>
                {t('flow:work.agree')}
              </Button>
              <Button variant="danger" className="flex-1" disabled={isPending} aria-keyshortcuts="r" onClick={() => setConfirming(true)}>
                {t('flow:work.refuse')}
              </Button>
            </>
          )}
          {openPage && (
            <Button variant={needsPage ? 'primary' : 'plain'} className={needsPage ? 'flex-1' : ''} onClick={openPage}>
              {t('flow:inbox.open')}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap align-items-center justify-content-between gap-2">
          <span className="hidden lg:inline text-sm text-color-secondary">{t('flow:inbox.keys')}</span>
          <span className="flex gap-2">
            <Button disabled={!onPrevious} aria-keyshortcuts="k" onClick={onPrevious}>
              {t('flow:inbox.previous')}
            </Button>
            <Button disabled={!onNext} aria-keyshortcuts="j" onClick={onNext}>
              {t('flow:inbox.next')}
            </Button>
          </span>
        </div>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t('flow:work.refuse')}
          confirmLabel={t('flow:work.refuse')}
          busy={isPending}
          onConfirm={() => decide('no', comment)}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('flow:work.refuseQuestion')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
