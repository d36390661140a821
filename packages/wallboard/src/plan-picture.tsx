import { SafeImage } from '@jwsk/kit'

/** The deployment's own picture of the ground; loaded only where there is one. */
export const PlanPicture = ({ url }: { readonly url: string }) => (
  <SafeImage className="wallboard-ground-picture absolute w-full h-full" url={url} label="" fallback={null} />
)
