using System.Text.RegularExpressions;

namespace SplNet.Evaluation.Claims;

/// <summary>The name of an operand that has none but its code: the code itself, shortened.</summary>
internal static partial class OperandName
{
    // If names are longer, two of them and a relation do not fit into a line.
    private const int Longest = 48;
    private const string Ellipsis = "…";

    private static readonly System.Buffers.SearchValues<char> Separators = System.Buffers.SearchValues.Create(" .,;(");
    private static readonly string[] Modifiers = ["static ", "async "];
    private static readonly string[] Await = ["await "];
    private static readonly string[] Heads = ["() =>", "Function()", "Sub()", "AddressOf "];

    /// <summary>Distinct names for several operands.</summary>
    /// <param name="expressions">Their expressions in the source, and a name for each if the compiler does not supply one.</param>
    public static IReadOnlyList<string> Of(params (string Expression, string Role)[] expressions)
    {
        string[] codes = [.. expressions.Select(static one => CodeOf(one.Expression) is { Length: > 0 } code ? code : one.Role)];
        var names = new List<string>();
        foreach (var code in codes)
        {
            var name = Shortened(code, FirstDifference(code, codes.Where(other => other != code && Shortened(other) == Shortened(code))));
            names.Add(names.Contains(name, StringComparer.Ordinal) ? $"{name} #{names.Count + 1}" : name);
        }

        return names;
    }

    /// <summary>
    /// The name of what a lambda with one parameter calls, and with that alone: <c>Sort</c> of <c>n => Sort(n)</c>; of a method, the method
    /// itself; otherwise empty.
    /// </summary>
    public static string OfFunction(string expression)
    {
        var code = InOneLine(expression);
        if (VisualBasicLambda().Match(Without(Modifiers, code)) is { Success: true } basic)
            return Called(basic.Groups["body"].Value, basic.Groups["parameter"].Value, StringComparison.OrdinalIgnoreCase);
        var arrow = code.IndexOf("=>", StringComparison.Ordinal);
        if (arrow < 0)
            return WithoutHead(code);
        var parameter = code[..arrow].Trim().TrimStart('(').TrimEnd(')');
        return Called(code[(arrow + 2)..].Trim(), parameter[(parameter.LastIndexOf(' ') + 1)..], StringComparison.Ordinal);
    }

    private static string Called(string body, string parameter, StringComparison comparison)
    {
        var call = Without(Await, body);
        var called = call.EndsWith($"({parameter})", comparison) ? call[..^(parameter.Length + 2)] : string.Empty;
        return called.All(static character => char.IsLetterOrDigit(character) || character is '_' or '.') ? called : string.Empty;
    }

    private static string CodeOf(string expression) => WithoutHead(InOneLine(expression));

    private static string InOneLine(string expression) =>
        string.Join(' ', expression.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));

    // Visual Basic ignores case, and C# has no such words in capitals.
    private static string Without(string[] words, string code)
    {
        while (Array.Find(words, word => code.StartsWith(word, StringComparison.OrdinalIgnoreCase)) is { } found)
            code = code[found.Length..];
        return code;
    }

    private static string Shortened(string code, int from = 0)
    {
        var shown = from == 0 ? code : Ellipsis + code[from..];
        return shown.Length <= Longest ? shown : shown[..(Longest - Ellipsis.Length)].TrimEnd() + Ellipsis;
    }

    // The start of the word that distinguishes the code from the others, or of the part of a long word; 0 if there are no others.
    private static int FirstDifference(string code, IEnumerable<string> others)
    {
        var same = code.AsSpan(0, others.Select(other => code.AsSpan().CommonPrefixLength(other)).DefaultIfEmpty(0).Min());
        var word = same.LastIndexOf(' ') + 1;
        return same.Length - word < Longest / 2 ? word : same.LastIndexOfAny(Separators) + 1;
    }

    // () => list.Sort(), async () => await reader.ReadAsync(), Function() list.Contains(1), AddressOf list.Sort
    private static string WithoutHead(string code)
    {
        var lambda = Without(Modifiers, code);
        return Array.Find(Heads, head => lambda.StartsWith(head, StringComparison.OrdinalIgnoreCase)) is { } found
            ? Without(Await, lambda[found.Length..].TrimStart())
            : lambda;
    }

    // Function(size) Sort(size), Sub(size As Integer) Sort(size)
    [GeneratedRegex(
        @"^(Function|Sub) ?\((?<parameter>\w+)( As [^()]+)?\) ?(?<body>.+)$",
        RegexOptions.ExplicitCapture | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant,
        1_000)]
    private static partial Regex VisualBasicLambda();
}
