using System.Security.Cryptography;
using System.Text;
using SplNet.Views.Drawing;

namespace SplNet.Views.Pages;

/// <summary>The style of every page, in light and dark, on paper and on small screens.</summary>
internal static class Stylesheet
{
    public static readonly string Text = $$$"""
        {{{PictureStyle.Colours}}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
        main,header{max-width:820px;margin:0 auto;padding:0 24px}
        header{padding-top:56px}main{padding-bottom:72px}
        h1{font-size:24px;line-height:1.35;font-weight:600;margin:6px 0 10px;overflow-wrap:anywhere}
        h2{font-size:17px;font-weight:600;margin:52px 0 10px}
        h3{font-size:14px;font-weight:600;margin:24px 0 4px;overflow-wrap:anywhere}
        p,li{overflow-wrap:anywhere}
        a{color:inherit}
        .verdict{color:var(--accent);font-weight:700;margin:0}
        .effect{font-size:18px;margin:0;font-variant-numeric:tabular-nums}
        .soft{color:var(--soft);font-size:14px;font-weight:400;margin:4px 0 12px}
        code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
        pre{white-space:pre-wrap;overflow-wrap:anywhere;border-left:3px solid var(--line);padding:2px 0 2px 14px;margin:0}
        .scroll{overflow-x:auto;position:relative;left:50%;transform:translateX(-50%);width:max-content;min-width:100%;max-width:calc(100vw - 64px)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:3px}
        svg{display:block;width:100%;min-width:560px;height:auto}
        svg text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--ink);font-variant-numeric:tabular-nums}
        {{{PictureStyle.Marks}}}
        .change{fill:var(--paper);stroke:var(--accent);stroke-width:2}.plain{--accent:var(--soft)}.change.plain{stroke:var(--ink)}
        .band{fill:var(--soft);fill-opacity:.14}.level{fill:none;stroke:var(--soft);stroke-width:1.2}.bars{fill:none;stroke:var(--soft);stroke-width:1.4}
        .trace{fill:none;stroke:var(--accent);stroke-width:2.4;stroke-linecap:round}
        .word{color:var(--accent);font-weight:600}.word.plain{font-weight:400}.whole{white-space:nowrap}.copy{user-select:all;-webkit-user-select:all}
        .why{padding-left:0;list-style:none}.frame{fill:var(--soft);fill-opacity:.14}.grown{fill:var(--accent)}
        .multiples{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:18px 20px;font-size:13px;line-height:1.4}
        .multiples svg{min-width:0}.multiples a{display:block}.multiples .name{display:block;overflow-wrap:anywhere}
        table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums;min-width:100%;margin-bottom:28px}
        caption{text-align:left;color:var(--soft);padding:0 0 6px}
        th,td{text-align:left;vertical-align:top;padding:6px 14px 6px 0;border-bottom:1px solid var(--line)}
        th{font-weight:600}th[scope=row]{min-width:9em;max-width:34em;overflow-wrap:break-word}.n{text-align:right;white-space:nowrap}
        @media (max-width:480px){header{padding-top:28px}header,main{padding-left:16px;padding-right:16px}h1{font-size:20px}}
        @media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb}header{padding-top:0}svg{min-width:0}.scroll{overflow:visible;position:static;transform:none;width:auto;max-width:none}tr,svg{break-inside:avoid}h2,h3{break-after:avoid}}
        """.ReplaceLineEndings("\n");

    /// <summary>The content security policy of a page: this style and nothing else; no script, no address.</summary>
    public static readonly string Policy = "default-src 'none'; style-src " +
        $"'sha256-{Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(Text)))}'; base-uri 'none'; form-action 'none'";
}
