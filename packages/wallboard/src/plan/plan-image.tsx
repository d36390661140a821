import { SafeImage } from '@jwsk/kit'

/** The deployment's own picture of the ground; loaded only where there is one. */
export const PlanImage = ({ url }: { readonly url: string }) => (
  <SafeImage className="wallboard-ground-image absolute w-full h-full" url={url} label="" fallback={null} />
)
