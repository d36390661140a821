export type {
  ChartKind,
  ChartPoint,
  Column,
  CustomLanguage,
  DefaultModule,
  KeysOf,
  KitTextKey,
  Language,
  LngLat,
  MapMarker,
  MenuItem,
  MenuPosition,
  RowOptions,
  TableSelection,
  TextLoaders,
  TextsLike,
  TextTree,
  TextValues,
  Translate,
  Translator,
} from '@jwsk/ui'
export {
  addTexts,
  Button,
  type ButtonVariant,
  Chart,
  type ChartData,
  type ChartLimit,
  type ChartSeries,
  type ChartTone,
  ConfirmDialog,
  changeLanguage,
  createLoader,
  createTranslator,
  DataTable,
  Dialog,
  type DialogSize,
  defineLanguage,
  ErrorBoundary,
  Fallback,
  formatDuration,
  formatGrouped,
  formatShare,
  getLanguage,
  Icon,
  type IconName,
  isMissingChunk,
  kitErrorTexts,
  kitNamespace,
  kitTexts,
  LazyConfirmDialog,
  type Loadable,
  type Loader,
  LoaderOutlet,
  loadable,
  loadTexts,
  MenuButton,
  MessagePanel,
  MultiSelect,
  OverlayProvider,
  PdfFrame,
  PeriodSelect,
  PlacesMap,
  PopupMenu,
  platformNamespace,
  QrLabel,
  SegmentedControl,
  Select,
  type SelectOption,
  Split,
  SplitAside,
  SplitPart,
  type Stat,
  Stats,
  saveFile,
  TextArea,
  TextInput,
  Timeline,
  type TimelineEvent,
  TitledChart,
  TranslateProvider,
  translateWord,
  useIsNarrow,
  useKitText,
  useLanguage,
  useTranslate,
  useTranslator,
} from '@jwsk/ui'
export { BatchRunner } from './batch/batch-runner'
export { PriceCalendar } from './calendar/price-calendar'
export { getControlProps } from './fields/control-props'
export { createField } from './fields/create-field'
export { type DateOptions, date } from './fields/date/date'
export { DateBox } from './fields/date/date-box'
export { type DateRangeOptions, dateRange } from './fields/date-range/date-range'
export { type DateTimeOptions, dateTime } from './fields/date-time/date-time'
export { decimal } from './fields/decimal/decimal'
export type { DecimalOptions } from './fields/decimal/decimal-options'
export { bizDict, type DictKind, type DictOptions, dict } from './fields/dict/dict'
export { useDictEntries } from './fields/dict/use-dict-entries'
export { type EmailOptions, email } from './fields/email/email'
export { fetchFile } from './fields/file/fetch-file'
export { type FilesOptions, file, files } from './fields/file/file'
export { FilePreview } from './fields/file/file-preview'
export { getPreviewKind } from './fields/file/preview-file'
export { fileSize } from './fields/file-size/file-size'
export { type IconOptions, icon } from './fields/icon/icon'
export { type IdCardOptions, idCard } from './fields/id-card/id-card'
export { type ImagesOptions, image, images } from './fields/image/image'
export { type JsonOptions, json } from './fields/json/json'
export { type MapPointOptions, mapPoint } from './fields/map-point/map-point'
export { subtractAmounts } from './fields/money/balance'
export { type MoneyOptions, money } from './fields/money/money'
export { type NumberOptions, number } from './fields/number/number'
export { type PasswordOptions, password } from './fields/password/password'
export { percent } from './fields/percent/percent'
export { type PhoneOptions, phone } from './fields/phone/phone'
export { type PlateOptions, plate } from './fields/plate/plate'
export { type ReferenceOptions, reference } from './fields/reference/reference'
export { type RegionOptions, region } from './fields/region/region'
export { RichText, type RichTextOptions, richText } from './fields/rich-text/rich-text'
export { toSafeSource, toSafeUrl } from './fields/safe-url'
export { StandaloneInput } from './fields/standalone-input'
export { stock } from './fields/stock/stock'
export { Tag, type Tone } from './fields/tag'
export { type TagsOptions, tags } from './fields/tags/tags'
export { creditCode, type TaxOptions, taxNumber } from './fields/tax/tax'
export { type TextOptions, text } from './fields/text/text'
export { TextCell } from './fields/text-cell'
export { textarea } from './fields/textarea/textarea'
export { type TimeOptions, time } from './fields/time/time'
export { TimeBox } from './fields/time/time-box'
export { type ToggleOptions, toggle } from './fields/toggle/toggle'
export { translatedText } from './fields/translated-text/translated-text'
export { type TreeOptions, tree } from './fields/tree/tree'
export { TreePicker } from './fields/tree/tree-picker'
export type { CellProps, Field, FieldError, FieldKind, FilterProps, InputProps, LabelContext, RangeProps, WireRecord } from './fields/types'
export { SafeImage } from './fields/upload/safe-image'
export type { UploadOptions } from './fields/upload/upload-value'
export { SafeLink } from './fields/url/safe-link'
export { type UrlOptions, url } from './fields/url/url'
export { useCan } from './permission/use-can'
export { definePlugin, defineView } from './plugin/define-plugin'
export type { DictionaryUsage } from './plugin/dictionary-usages'
export { loadScreen } from './plugin/load-screen'
export { createPluginHost, type PluginHost } from './plugin/plugin-host'
export type { PluginProblem, PluginState, PluginsSnapshot } from './plugin/plugin-states'
export { PluginsProvider, usePluginHost, usePlugins } from './plugin/plugins-provider'
export type { RecordSearchResult } from './plugin/record-search'
export { createRegistry, type PathConflict, type PluginRegistry, type ScreenMatch } from './plugin/registry'
export type { Plugin, PluginDeclaration, PluginMenuItem, PluginSource, RecordSearch, TextShape, View } from './plugin/types'
export { useDictionaryUsages } from './plugin/use-dictionary-usages'
export { type RecordSearchState, useRecordSearch } from './plugin/use-record-search'
export { ConnectionTest } from './resource/action/connection-test'
export { defineResource } from './resource/define-resource'
export { DynamicDetails, type DynamicField } from './resource/form/dynamic-details'
export { DynamicForm } from './resource/form/dynamic-form'
export { GuardedDialog } from './resource/form/guarded-dialog'
export { OperationForm } from './resource/form/operation-form'
export { QueryBoundary } from './resource/form/query-boundary'
export { RecordDetails } from './resource/form/record-details'
export { ResourceTable } from './resource/list/resource-table'
export { type ListOptions, type ResourceList, useResourceList } from './resource/list/use-resource-list'
export type { ActionBuilder } from './resource/model/action-builder'
export type { ActionViewProps } from './resource/model/action-options'
export type { ActionContext } from './resource/model/action-settings'
export type { ImportedRow } from './resource/model/import-report'
export type { LabelsOf } from './resource/model/labels'
export { relatedTo, siblings } from './resource/model/related'
export type { Action, Resource, ScreenProps } from './resource/model/resource'
export type { Row } from './resource/model/row'
export type { CellSlotProps, FormSlotProps, StatsSlotProps } from './resource/model/slots'
export { type Labels, useLabels } from './resource/model/use-labels'
export { type Notifier, useNotifier } from './resource/model/use-notice'
export { ResourcePanel } from './resource/screen/resource-panel'
export type { ResourcePanelProps } from './resource/screen/use-resource-panel'
export { DraftsProvider, type RestoredDrafts } from './runtime/drafts'
export { getErrorMessage, isTechnicalError } from './runtime/error-message'
export { resolveImageSource, useImageSource } from './runtime/image-source'
export { KitProvider, useRuntime } from './runtime/kit-provider'
export { LoadError } from './runtime/load-error'
export { type ParsedAddress, parseAddress } from './runtime/parse-address'
export { PointsChart } from './runtime/points-chart'
export { createBrowserPreferences } from './runtime/preferences-storage'
export { differenceInDays, differenceInMinutes, toLargestUnit } from './runtime/time-differences'
export type { KitRuntime, Notice, Preferences, PrefetchContext, SiteSettings } from './runtime/types'
export {
  type FormDraft,
  type UnsavedChanges,
  type UnsavedRegistry,
  UnsavedRegistryProvider,
  useUnsavedChanges,
} from './runtime/unsaved-changes'
export { useCopy } from './runtime/use-copy'
export { useFormatSiteTime } from './runtime/use-format-site-time'
export { useOperationQuery } from './runtime/use-operation-query'
export { usePreference } from './runtime/use-preference'
export { usePrefetchContext } from './runtime/use-prefetch-context'
export { useUnsavedEdits } from './runtime/use-unsaved-edits'
export { useWriteMutation } from './runtime/use-write-mutation'
