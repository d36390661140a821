import { type Action, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { flowForm } from '@jwsk/sdk/flow'
import { dict } from '@jwsk/sdk/system'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { flowRoutes, formPath } from './flow-routes'

interface NavigationOptions<Target> {
  readonly permission: string
  readonly when?: (target: Target) => boolean
  readonly placement?: Action<Target>['placement']
}

interface StepProps<Target> {
  readonly target: Target
  readonly onGone: () => void
}

/** Creates an action that navigates to another screen. */
const navigationAction = <const Name extends string, Target>(
  name: Name,
  { permission, when, placement = when ? 'primary' : 'default' }: NavigationOptions<Target>,
  Step: (props: StepProps<Target>) => ReactNode,
): Action<Target, Name, never, never> => ({
  name,
  permission,
  tone: 'plain',
  when: when ?? (() => true),
  placement: placement,
  run: undefined,
  Dialog: ({ target, onClose }) => <Step target={target} onGone={onClose} />,
})

interface NavigateOnceProps {
  readonly to: string
  readonly onGone: () => void
  readonly onOpen: () => void
}

function NavigateOnce({ to, onGone, onOpen }: NavigateOnceProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onOpen()
    onGone()
    void navigate(to)
  }, [navigate, to, onGone, onOpen])
  return null
}

/** Category route for processes without a form of their category: the form is stored with the model. */
const drawnForm = 'request'

interface FormStepProps {
  readonly category: string
  readonly place: Parameters<typeof formPath>[1]
  readonly onGone: () => void
  readonly onOpen: () => void
}

function FormStep({ category, place, onGone, onOpen }: FormStepProps) {
  const t = useTranslate()
  const { notify, client } = useRuntime()
  const { data, error } = useOperationQuery(dict.dictionary, { code: 'flow' })
  const drawn = client.supports(flowForm.detail) ? drawnForm : undefined
  const route = data && (flowRoutes(data).get(category) ?? drawn)
  const isUnavailable = error !== null || (data !== undefined && route === undefined)
  useEffect(() => {
    if (!isUnavailable) return
    onGone()
    notify({ severity: 'warning', text: t('flow:work.noForm') })
  }, [isUnavailable, onGone, notify, t])
  return route === undefined ? null : <NavigateOnce to={formPath(route, place)} onGone={onGone} onOpen={onOpen} />
}

const ignoreOpening = () => undefined

interface ToFormOptions<Target> extends NavigationOptions<Target> {
  readonly category: (target: Target) => string | undefined
  readonly place: (target: Target) => Parameters<typeof formPath>[1]
  /** Hook that returns what runs when the form opens. */
  readonly useOnOpen?: (target: Target) => () => void
}

/** Opens the form of a process; its category determines the address. */
export const goToForm = <const Name extends string, Target>(
  name: Name,
  { category, place, useOnOpen = () => ignoreOpening, ...options }: ToFormOptions<Target>,
) =>
  navigationAction(name, options, function FormOf({ target, onGone }: StepProps<Target>) {
    return <FormStep category={category(target) ?? ''} place={place(target)} onGone={onGone} onOpen={useOnOpen(target)} />
  })
