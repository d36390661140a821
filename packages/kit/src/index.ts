export type { Column, KeysOf, Language, LngLat, MapMarker, TextsLike } from '@jwsk/ui'
export {
  Button,
  Chart,
  type ChartSeries,
  ConfirmDialog,
  DataTable,
  Dialog,
  defineLanguage,
  ErrorBoundary,
  Fallback,
  formatDuration,
  formatGrouped,
  formatShare,
  Icon,
  loadable,
  MenuButton,
  MessagePanel,
  MultiSelect,
  PdfFrame,
  PeriodSelect,
  PlacesMap,
  QrLabel,
  SegmentedControl,
  Select,
  Split,
  SplitAside,
  SplitPart,
  Stats,
  saveFile,
  TextArea,
  TextInput,
  Timeline,
  type TimelineEvent,
  TitledChart,
  translateWord,
  useIsNarrow,
  useKitText,
  useLanguage,
  useTranslate,
} from '@jwsk/ui'
export { BatchRunner } from './batch/batch-runner'
export { PriceCalendar } from './calendar/price-calendar'
export { choice } from './fields/choice/choice'
export { code } from './fields/code/code'
export { getControlProps } from './fields/control-props'
export { createField } from './fields/create-field'
export { date } from './fields/date/date'
export { dateRange } from './fields/date-range/date-range'
export { dateTime } from './fields/date-time/date-time'
export { decimal } from './fields/decimal/decimal'
export { bizDict, dict } from './fields/dict/dict'
export { useDictEntries } from './fields/dict/use-dict-entries'
export { email } from './fields/email/email'
export { fetchFile } from './fields/file/fetch-file'
export { file, files } from './fields/file/file'
export { FilePreview } from './fields/file/file-preview'
export { getPreviewKind } from './fields/file/preview-file'
export { fileSize } from './fields/file-size/file-size'
export { icon } from './fields/icon/icon'
export { idCard } from './fields/id-card/id-card'
export { image, images } from './fields/image/image'
export { json } from './fields/json/json'
export { mapPoint } from './fields/map-point/map-point'
export { subtractAmounts } from './fields/money/balance'
export { money } from './fields/money/money'
export { number } from './fields/number/number'
export { password } from './fields/password/password'
export { percent } from './fields/percent/percent'
export { phone } from './fields/phone/phone'
export { plate } from './fields/plate/plate'
export { reference } from './fields/reference/reference'
export { region } from './fields/region/region'
export { richText } from './fields/rich-text/rich-text'
export { rows } from './fields/rows/rows'
export { toSafeUrl } from './fields/safe-url'
export { StandaloneInput } from './fields/standalone-input'
export { stock } from './fields/stock/stock'
export { Tag, type Tone } from './fields/tag'
export { tags } from './fields/tags/tags'
export { creditCode, taxNumber } from './fields/tax/tax'
export { text } from './fields/text/text'
export { TextCell } from './fields/text-cell'
export { textarea } from './fields/textarea/textarea'
export { time } from './fields/time/time'
export { TimeBox } from './fields/time/time-box'
export { toggle } from './fields/toggle/toggle'
export { translatedText } from './fields/translated-text/translated-text'
export { tree } from './fields/tree/tree'
export { TreeAside } from './fields/tree/tree-aside'
export { TreePicker } from './fields/tree/tree-picker'
export type { CellProps, Field, FilterProps, InputProps } from './fields/types'
export { SafeImage } from './fields/upload/safe-image'
export { SafeLink } from './fields/url/safe-link'
export { url } from './fields/url/url'
export { useCan } from './permission/use-can'
export { definePlugin, defineView } from './plugin/define-plugin'
export type { DictionaryUsage } from './plugin/dictionary-usages'
export type { Plugin, PluginDeclaration, PluginSource, View } from './plugin/types'
export { useDictionaryUsages } from './plugin/use-dictionary-usages'
export { ConnectionTest } from './resource/action/connection-test'
export { defineResource } from './resource/define-resource'
export { DynamicDetails, type DynamicField } from './resource/form/dynamic-details'
export { DynamicForm } from './resource/form/dynamic-form'
export { GuardedDialog } from './resource/form/guarded-dialog'
export { OperationForm } from './resource/form/operation-form'
export { RecordFormField, RecordFormFrame } from './resource/form/own/record-form-parts'
export { type RecordFormController, useRecordForm } from './resource/form/own/use-record-form'
export { QueryBoundary } from './resource/form/query-boundary'
export { RecordDetails } from './resource/form/record-details'
export { TreeForm } from './resource/form/tree-form'
export type { ActionBuilder } from './resource/model/action-builder'
export type { ActionViewProps } from './resource/model/action-options'
export { dependentsIn } from './resource/model/dependents'
export type { LabelsOf } from './resource/model/labels'
export type { ComputedColumn } from './resource/model/list/computed-column'
export type { BoardMove, BoardOptions, CalendarOptions, TimelineOptions } from './resource/model/list/views'
export { relatedTo, siblings } from './resource/model/related'
export type { Action, Resource, ScreenProps } from './resource/model/resource'
export type { Row } from './resource/model/row'
export type { CheckContext } from './resource/model/rules/form-rules'
export type { CellSlotProps, FormSlotProps, StatsSlotProps } from './resource/model/slots'
export { useNotifier } from './resource/model/use-notice'
export { ResourcePanel } from './resource/screen/resource-panel'
export { getErrorMessage } from './runtime/error-message'
export { useRuntime } from './runtime/kit-provider'
export { LoadError } from './runtime/load-error'
export { PointsChart } from './runtime/points-chart'
export { RankingChart } from './runtime/ranking-chart'
export { useScreenTitle } from './runtime/screen-title'
export { differenceInDays, differenceInMinutes, toLargestUnit } from './runtime/time-differences'
export { useUnsavedChanges } from './runtime/unsaved-changes'
export { useCopy } from './runtime/use-copy'
export { useFormatSiteTime } from './runtime/use-format-site-time'
export { useOperationQuery } from './runtime/use-operation-query'
export { usePreference } from './runtime/use-preference'
export { useUnsavedEdits } from './runtime/use-unsaved-edits'
export { useWriteMutation } from './runtime/use-write-mutation'
export { moveItem, useSortable } from './sortable/use-sortable'
