import { type CellSlotProps, Tag, type Tone, useCan, useRuntime, useTranslate } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { flowManager, flowModel } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { type Deployment, toDeployment } from '../fields/deployment'

const tones: Readonly<Record<Deployment, Tone>> = { none: 'quiet', current: 'success', behind: 'warning' }
/** of all processes; where there are more, what is not among them is not known */
const most = 500

/** What the engine has; undefined where one may not look, or the platform says nothing. */
function useDefinitions() {
  const { client, scope } = useRuntime()
  const mayLook = useCan('flow_manager_image')
  const { data } = useQuery({
    // asked again with the models, whose deployment changes it
    queryKey: [...entityKey(scope, flowModel.page), 'definitions'],
    queryFn: ({ signal }) => client.call(flowManager.page, { current: 1, size: most }, { signal }),
    enabled: mayLook,
    retry: false,
    // once for all rows
    staleTime: 1000,
  })
  return data
}

/** The version of a model, and what of it is deployed since when. */
export function ModelVersion({ row, children }: CellSlotProps<RowOf<typeof flowModel.page>>) {
  const t = useTranslate()
  const known = useDefinitions()
  if (!known) return children
  const { newest, state } = toDeployment(row, known.records)
  if (!newest && known.total > known.records.length) return children
  const { deploymentTime = '' } = newest ?? {}
  return (
    <span
      className="flex flex-wrap align-items-center column-gap-2"
      title={newest && `${t('designer.version', { version: newest.version })} · ${deploymentTime}`}
    >
      {children}
      <Tag tone={tones[state]}>{t(`choices.deployed.${state}`)}</Tag>
      <span className="text-xs text-color-secondary">{deploymentTime.slice(0, 'yyyy-MM-dd'.length)}</span>
    </span>
  )
}
