import { getOwn } from '@jwsk/sdk'

/** Two colors of a scene and the function that draws its objects on 640 × 400. */
interface Scene {
  readonly sky: readonly [string, string]
  readonly ground: string
  readonly motif: (variant: number) => string
}

const repeat = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('')
const hills = (colour: string, height: number) =>
  `<path d="M0 ${300 - height}Q120 ${210 - height} 250 ${285 - height}T480 ${265 - height}T640 ${290 - height}V400H0Z" fill="${colour}"/>`
const house = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}l46-34 46 34z" fill="#3d4a52"/><path d="M${x + 8} ${y}h76v60h-76z" fill="${colour}"/><path d="M${x + 38} ${y + 24}h18v36h-18z" fill="#5b6b73"/>`
const car = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}q6-26 30-28h34q22 2 34 26h12q8 0 8 10v14h-124v-14q0-8 6-8z" fill="${colour}"/><path d="M${x + 20} ${y - 2}q4-18 16-18h24q14 0 22 18z" fill="#dcebf2"/><circle cx="${x + 24}" cy="${y + 22}" r="11" fill="#263238"/><circle cx="${x + 92}" cy="${y + 22}" r="11" fill="#263238"/>`
const boat = (x: number, y: number) =>
  `<path d="M${x} ${y}h120l-20 30h-80z" fill="#7a4f2b"/><path d="M${x + 56} ${y - 84}v84h-46z" fill="#f5f5f0"/><path d="M${x + 62} ${y - 70}l40 62h-40z" fill="#e8e0d0"/>`
const tree = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}v-36" stroke="#6d4c33" stroke-width="7"/><circle cx="${x}" cy="${y - 54}" r="28" fill="${colour}"/>`
const paints = ['#c0504d', '#3f7cac', '#e0a030', '#6a8d3f', '#ffffff', '#37474f']

/** Scenes that have images in the seeded world. */
export const sceneDrawings: Readonly<Record<string, Scene>> = {
  lake: {
    sky: ['#bfe3f5', '#f3f9f2'],
    ground: '#6fb3c8',
    motif: (at) => `${hills('#7fa58a', 20)}<path d="M0 292h640v108H0z" fill="#6fb3c8"/>${boat(120 + (at % 5) * 70, 330)}`,
  },
  village: {
    sky: ['#e6eef0', '#faf4e6'],
    ground: '#9aa887',
    motif: (at) => `${hills('#a7b79a', 30)}${repeat(4, (n) => house(60 + n * 140 - (at % 3) * 12, 280 + (n % 2) * 16, '#f4f1ea'))}`,
  },
  tea: {
    sky: ['#d7eef2', '#f6f9e8'],
    ground: '#5d8a4a',
    motif: () =>
      `${hills('#89b06f', 30)}${repeat(6, (n) => `<path d="M0 ${290 + n * 20}Q160 ${268 + n * 20} 320 ${288 + n * 20}T640 ${282 + n * 20}" fill="none" stroke="#3f6b33" stroke-width="9"/>`)}`,
  },
  canyon: {
    sky: ['#cfe5ee', '#f1f4ee'],
    ground: '#5f7f6a',
    motif: () =>
      '<path d="M0 90L210 60l40 340H0zM640 70L420 50l-30 350h250z" fill="#6b7d72"/><path d="M280 90q40 150 20 310h60q10-160-20-310z" fill="#e9f6fa"/>',
  },
  flowers: {
    sky: ['#dfeefa', '#fdf3f6'],
    ground: '#7fa35f',
    motif: (at) =>
      `${hills('#9dba85', 10)}${repeat(60, (n) => `<circle cx="${(n * 97 + at * 13) % 640}" cy="${300 + ((n * 37) % 96)}" r="6" fill="${paints[n % 3]}"/>`)}`,
  },
  island: {
    sky: ['#b8dff2', '#fdf6e3'],
    ground: '#5aa6bd',
    motif: () =>
      `<path d="M180 300q140-90 280 0z" fill="#6d9a5b"/>${tree(300, 268, '#4c7f45')}${tree(350, 262, '#5b8f4f')}<path d="M0 300h640v100H0z" fill="#5aa6bd"/>`,
  },
  tower: {
    sky: ['#f6d9b8', '#fbeedd'],
    ground: '#8a9a86',
    motif: () =>
      repeat(
        6,
        (n) =>
          `<path d="M${278 + n * 6} ${330 - n * 44}h${84 - n * 12}v-32h-${84 - n * 12}z" fill="#9c5b3c"/><path d="M${262 + n * 6} ${300 - n * 44}h${116 - n * 12}l-14-14h-${88 - n * 12}z" fill="#4a3b34"/>`,
      ),
  },
  parking: {
    sky: ['#d5e4ec', '#eef3f5'],
    ground: '#78868d',
    motif: (at) =>
      repeat(
        4,
        (n) =>
          `<path d="M${40 + n * 150} 400v-110" stroke="#fff" stroke-width="5"/>${(n + at) % 4 === 3 ? '' : car(56 + n * 150, 340, paints[(n + at) % paints.length] ?? '#fff')}`,
      ),
  },
  boat: {
    sky: ['#a9dcf0', '#f4fafb'],
    ground: '#4f9fb8',
    motif: (at) => `<path d="M0 260h640v140H0z" fill="#4f9fb8"/>${boat(90 + (at % 4) * 40, 300)}${boat(360, 330)}`,
  },
  shop: {
    sky: ['#eadfce', '#f8f3ea'],
    ground: '#b9ab97',
    motif: (at) =>
      `<path d="M110 150h420v220H110z" fill="#f7efe2"/><path d="M90 150h460v46H90z" fill="${paints[at % 4]}"/><path d="M150 220h130v90H150z" fill="#bcd6dd"/><path d="M350 220h120v150H350z" fill="#7a5a44"/>`,
  },
  person: {
    sky: ['#dbe6ea', '#eef3f3'],
    ground: '#c4d2d3',
    motif: (at) =>
      `<circle cx="320" cy="160" r="70" fill="#e8c3a2"/><path d="M246 150q10-86 78-86t70 86q-30-36-74-36t-74 36z" fill="#3b302b"/><path d="M180 400q10-150 140-150t140 150z" fill="${paints[at % 4]}"/>`,
  },
  goods: {
    sky: ['#f2ece1', '#faf7f1'],
    ground: '#dccfb8',
    motif: (at) =>
      `<path d="M210 160h220v170H210z" fill="${paints[at % 4]}"/><path d="M210 160l110-50 110 50-110 30z" fill="#efe4cf"/><path d="M300 190h40v140h-40z" fill="#f5efe3" opacity=".7"/>`,
  },
  device: {
    sky: ['#dfe7ea', '#f1f4f5'],
    ground: '#a9b6ba',
    motif: (at) =>
      `<rect x="250" y="90" width="140" height="200" rx="14" fill="#4a5a63"/><rect x="268" y="112" width="104" height="${60 + (at % 4) * 12}" rx="6" fill="#bfe0d2"/><circle cx="320" cy="256" r="14" fill="${paints[at % 4]}"/><path d="M308 290h24v70h-24z" fill="#5d6d75"/>`,
  },
  gate: {
    sky: ['#c9d6dc', '#e6ecee'],
    ground: '#6d7a80',
    motif: (at) =>
      `<path d="M470 180h46v190h-46z" fill="#e0a030"/><path d="M60 232h420v14H60z" fill="#fff"/>${repeat(7, (n) => `<path d="M${70 + n * 60} 232h26v14h-26z" fill="#c0504d"/>`)}${car(180, 330, paints[at % paints.length] ?? '#fff')}`,
  },
  paper: {
    sky: ['#e4e9ec', '#f3f5f6'],
    ground: '#ccd5d9',
    motif: (at) =>
      `<rect x="210" y="50" width="220" height="300" fill="#fff" stroke="#b8c4c9"/>${repeat(9, (n) => `<path d="M236 ${90 + n * 26}h${120 + ((n * 29 + at * 7) % 50)}" stroke="#8fa0a8" stroke-width="5"/>`)}<circle cx="380" cy="310" r="26" fill="none" stroke="#c0504d" stroke-width="4"/>`,
  },
}

/** Draws an image as SVG; returns `undefined` for an unknown scene. */
export function drawScene(name: string, variant: number): string | undefined {
  const scene = getOwn(sceneDrawings, name)
  if (!scene) return undefined
  const [top, bottom] = scene.sky
  // variants differ in hue as well as in detail
  const turn = ((variant * 23) % 40) - 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><g style="filter:hue-rotate(${turn}deg)"><path d="M0 0h640v400H0z" fill="url(#s)"/><circle cx="${80 + ((variant * 53) % 480)}" cy="70" r="26" fill="#fff" opacity=".8"/><path d="M0 290h640v110H0z" fill="${scene.ground}"/>${scene.motif(variant)}</g></svg>`
}
