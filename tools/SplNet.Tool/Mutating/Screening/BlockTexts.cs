using System.Reflection;
using System.Reflection.Emit;
using System.Text;
using System.Text.RegularExpressions;
using SplNet.Causes.Code;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>
/// Formats the blocks of a method as texts, so that two builds can be compared block by block: without jump targets and local variable
/// numbers, which change with other parts of the method.
/// </summary>
internal static partial class BlockTexts
{
    private static readonly HashSet<string> Names =
    [
        .. typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => ((OpCode)field.GetValue(null)!).Name!),
        "ldelem.any", "stelem.any", "no.",
    ];

    private static readonly HashSet<string> Jumps =
    [
        .. typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static).Select(static field => (OpCode)field.GetValue(null)!)
            .Where(static code =>
                code.OperandType is OperandType.InlineBrTarget or OperandType.ShortInlineBrTarget or OperandType.InlineSwitch)
            .Select(static code => code.Name!),
    ];

    /// <summary>The texts, in the order of the blocks.</summary>
    public static string[] Of(MethodPart part)
    {
        // The first line contains the attributes of the method for the runtime. The exception handlers follow the instructions.
        var lines = part.Text.Split('\n');
        var texts = new string[part.Blocks.Count];
        var line = 1;
        for (var block = 0; block < texts.Length; block++)
        {
            var text = new StringBuilder();
            for (var left = part.Blocks[block].Instructions; left > 0 && line < lines.Length;)
            {
                var name = NameOf(lines[line]);
                text.Append(Jumps.Contains(name) ? name : Locals().Replace(lines[line], "${name} ")).Append('\n');
                line++;

                // A text constant may contain several lines.
                for (; line < lines.Length && !Names.Contains(NameOf(lines[line])) && left > 1; line++)
                    text.Append(lines[line]).Append('\n');
                if (!name.EndsWith('.'))
                    left--;
            }

            texts[block] = text.ToString();
        }

        return texts;
    }

    private static string NameOf(string line) => line.IndexOf(' ', StringComparison.Ordinal) is var end and > 0 ? line[..end] : line;

    [GeneratedRegex(@"^(?<name>(?:ld|st)loca?) V[0-9]+:", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Locals();
}
