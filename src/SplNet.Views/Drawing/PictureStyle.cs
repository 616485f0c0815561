namespace SplNet.Views.Drawing;

/// <summary>The style of pictures, in pages and alone.</summary>
internal static class PictureStyle
{
    /// <summary>Colours of a light and a dark page, of verdicts and of operands.</summary>
    public const string Colours = """
        :root{color-scheme:light dark;--paper:#fff;--ink:#1b1f24;--soft:#57606a;--line:#d8dee4;--s0:#0b5cad;--s1:#9a4a00;--s2:#6f42c1;--s3:#1a6b4a;--accent:#57606a}
        .pass{--accent:#13693a}.fail{--accent:#b3261e}.inconclusive{--accent:#835400}.invalid{--accent:#6b2a8c}
        @media screen and (prefers-color-scheme:dark){:root{--paper:#111418;--ink:#e8ebee;--soft:#a2abb5;--line:#343b43;--s0:#7cb7ff;--s1:#f0a868;--s2:#c4a5ff;--s3:#76cfa4;--accent:#a2abb5}
        .pass{--accent:#6fd39a}.fail{--accent:#ff8f86}.inconclusive{--accent:#eebb5c}.invalid{--accent:#d9a2f5}}
        """;

    /// <summary>Lines, marks and areas.</summary>
    public const string Marks = """
        .mark{fill:var(--soft);font-size:12px}
        .grid,.join,.mode{stroke:var(--line);fill:none}.join{stroke:var(--soft);stroke-opacity:.45}.mode{stroke:var(--ink);stroke-dasharray:2 3}
        .s0{fill:var(--s0);stroke:var(--s0)}.s1{fill:var(--s1);stroke:var(--s1)}.s2{fill:var(--s2);stroke:var(--s2)}.s3{fill:var(--s3);stroke:var(--s3)}
        .area{fill-opacity:.16;stroke-width:1.5}.dots{fill:none;stroke-width:4;stroke-linecap:round}.flag{fill:none;stroke:var(--ink);stroke-width:1.3}
        """;
}
