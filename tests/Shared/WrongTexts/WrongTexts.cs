using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace SplNet.Tests.Shared;

/// <summary>
/// Hundreds of texts with mistakes, the same ones every time: what people write by hand, what no person writes, what editors and disks make
/// of files, and good texts with a few changes. Some of the changed ones are good by chance.
/// </summary>
internal static partial class WrongTexts
{
    private const int Many = 4_000;
    private const int Changed = 300;

    /// <summary>All of them.</summary>
    /// <param name="good">Good formulas and files, which are changed.</param>
    public static IReadOnlyList<WrongText> All(IEnumerable<string> good) =>
    [
        .. Written.Select(static text => Of(text, text)),
        .. Hostile.Select(static one => Of(one.Name, one.Text)),
        .. Encoded.Select(static one => new WrongText(one.Name, one.Bytes)),
        .. ChangesOf([.. good]),
    ];

    /// <summary>The formulas of the folder <c>Formulas.Corpus</c>, where it is copied.</summary>
    public static IEnumerable<string> Corpus() =>
        Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Corpus"), "*.txt").Order(StringComparer.Ordinal)
            .SelectMany(File.ReadLines)
            .Where(static line => line.StartsWith("> ", StringComparison.Ordinal))
            .Select(static line => line[2..].Replace("\\\\", "\0", StringComparison.Ordinal).Replace("\\n", "\n", StringComparison.Ordinal)
                .Replace("\\r", "\r", StringComparison.Ordinal).Replace('\0', '\\'));

    // What people write.
    private static readonly string[] Written =
    [
        "", " ", "\n\n", "# nothing", "d: Buffers.Small(int)(1)", "a: 1", "!Buffers.Small", "Buffers.Small && Buffers.Large < 1 ms",
        "forall n in 1, 2: Buffers.Small(n)",
        "Buffers.Small", "Buffers.Small || Buffers.Large", "Buffers.Small => Buffers.Large < 1 ms", "!(Buffers.Small)", "(Buffers.Small)",
        "Buffers.Small + Buffers.Large",
        "2 * Buffers.Small", "mean(Buffers.Small)", "exists n in 1, 2: Buffers.Small && Buffers.Small < 1 ms", "Buffers.Small@ < 1 ms",
        "Buffers.Small@'' < 1 ms",
        "Buffers.Small@\"\" < 1 ms", "Buffers.Small@' ' < 1 ms", "Buffers.Small@'\t' < 1 ms", "Buffers.Small@git: < 1 ms",
        "Buffers.Small@git:'' < 1 ms", "Buffers.Small@git:' ' < 1 ms",
        "Buffers.Small@nuget:'' < 1 ms", "Buffers.Small@nuget:* < 1 ms", "Buffers.Small@folder:'' < 1 ms", "Buffers.Small@gti:HEAD < 1 ms",
        "small = Buffers.Small@\nsmall < 1 ms",
        "small = Buffers.Small", "small = Buffers.Small\nlarge = small", "small = small\nsmall < 1 ms", "small =\nsmall < 1 ms",
        "small = 5 ms", "= Buffers.Small", "a: b: c: 1 < 2",
        "a:", ": 1", "'': Buffers.Small < 1 ms", "'a': ", "'Buffers.Small < 1 ms", "Buffers.Small < 1 ms'", "Buffers.Small('x) < 1 ms",
        "Buffers.Small < '1 ms'",
        "avg(Buffers.Small) < 1 ms", "Mean(Buffers.Small) < 1 ms", "p9(Buffers.Small) < 1 ms", "Buffers.Small < 5 msec",
        "Buffers.Small =< 5 ms", "Buffers.Small => 5 ms", "Buffers.Small === 5 ms",
        "Buffers.Small <> 5 ms", "Buffers.Small < = 5 ms", "Buffers.Small(n) < 1 ms", "forall n in 1, 2: Buffers.Small(m) < 1 ms",
        "forall: Buffers.Small < 1 ms", "forall n: 1 < 2",
        "forall n in: Buffers.Small < 1 ms", "forall n in 1..: Buffers.Small(n) < 1 ms", "forall n in 1..1e300: Buffers.Small(n) < 1 ms",
        "forall n in 1..2 step 0: Buffers.Small(n) < 1 ms",
        "forall n in 1..2 step 1e-300: Buffers.Small(n) < 1 ms", "forall (n, m) in (1): Buffers.Small(n, m) < 1 ms",
        "forall (n) in (): Buffers.Small(n) < 1 ms", "forall n in {}: Buffers.Small(n) < 1 ms",
        "forall n in 1..10000: forall m in 1..10000: Buffers.Small(n, m) < 1 ms", "Buffers.Small < 1 ms with",
        "Buffers.Small < 1 ms with runs", "Buffers.Small < 1 ms with runs = 0",
        "Buffers.Small < 1 ms with runs = 1e300", "Buffers.Small < 1 ms with alpha = -1, alpha = 2",
        "Buffers.Small < 1 ms with interpretation = ''", "Buffers.Small < 1 ms with interpretation = nonsense",
        "Buffers.Small < 1 ms with with with", "Buffers.Small < 99999999999999999999999999 ms", "Buffers.Small < 1e999 ms",
        "Buffers.Small < 1.2.3.4 ms", "Buffers.Small < 0x10 ms", "Buffers.Small < 1e ms",
        "Buffers.Small < NaN", "Buffers.Small < -1 ms", "Buffers.Small / 0 < 1 ms", "Buffers.Small * Buffers.Large < 1 ms", "1 < 2",
        "1 ms < 2 KB", "Buffers.Small < Buffers.Small", "Buffers.Small ~ Buffers.Large",
        "Buffers.Small ~0% Buffers.Large", "Buffers.Small ~1e300% Buffers.Large", "Buffers.Small(int, int[], List<int>)(1)(2)[3] < 1 ms",
        "Buffers.Small[] < 1 ms", "Buffers.Small[[[ < 1 ms",
        "Buffers.Small[Buffers.Large, Buffers.Large, Buffers.Large] < 1 ms",
        "Buffers.Small(int[,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,]) < 1 ms",
        "Buffers.Small(int????) < 1 ms",
        "Buffers.Small(string?) < 1 ms",
        "Buffers.Small(void) < 1 ms", "List<>.Add < 1 ms", "List<int, int>.Add < 1 ms", "List<void>.Add < 1 ms", "List<Buffers>.Add < 1 ms",
        "System.Nullable<string>.ToString < 1 ms", "System.Span<int>.ToArray < 1 ms",
        "System.Nullable<int?>.ToString < 1 ms", "System.Collections.Generic.List<System.Span<int>>.Clear < 1 ms",
        "System.Environment.FailFast('x') < 1 ms", "System.Environment.Exit(0) < 1 ms", "System.Console.ReadLine < 1 ms",
        "System.String.Concat < 1 ms", "System.String.new('', 5) < 1 ms", "System.String.new('') < 1 ms", "System.Char.IsDigit('') < 1 ms",
        "System.Char.IsDigit('ab') < 1 ms", "System.Enum.Parse('x') < 1 ms",
        "System.DateTime.new(1e15) < 1 ms", "System.Math.Abs(int)(1e15) < 1 ms", "System.Math.Abs(1.5, 2, 'x', true) < 1 ms",
        "System.IntPtr.new(long)(9e15) < 1 ms", "System.Guid.new('') < 1 ms", "System.Version.new('') < 1 ms",
        "System.String.PadLeft['a'](5) < 1 ms", "System.Text.Rune.new(-1) < 1 ms", "Buffers < 1 ms", "Buffers. < 1 ms", ".Small < 1 ms",
        "Buffers..Small < 1 ms", "Buffers#Small < 1 ms", "THIS < 1 ms", "SELF < 1 ms", "THIS.Small < 1 ms",
        "System < 1 ms", "System.Small < 1 ms", "Tiny.Small < 1 ms", "small: Buffers.Small < 1 ms &&\nlarge: Buffers.Large",
        "Buffers.Small < 1 ms\n}\n{\n)", "public class A { }", "{ \"json\": true }", "<xml/>", "SELECT * FROM Buffers",
        "𝗕uffers.Small < 1 ms", "Buffers.Small ≤ 1 ms", "Buffers.Small < 1 ms", "Buffers.Small < 1 ms", "“Buffers.Small” < 1 ms",
        "Buffers.Small < ‘1 ms’", "Buffers․Small < 1 ms", "Buffers.Small ＜ 1 ms", "Buffers.Small < 1 ms",
        "Buffers.Small <​ 1 ms", "Buffers.Small < 1 µs ´", "Buffers.Small < ½ ms", "Buffers.Small < ١ ms", "‮Buffers.Small < 1 ms",
        "é.Small < 1 ms", "👩‍💻 < 1 ms",
    ];

    // What no person writes.
    private static IEnumerable<(string Name, string Text)> Hostile
    {
        get
        {
            foreach (var (open, inner, close) in ((string, string, string)[])
                [
                    ("(", "Buffers.Small < 1 ms", ")"), ("(", "Buffers.Small", ") < 1 ms"), ("!", "Buffers.Small < 1 ms", ""),
                    ("!(", "Buffers.Small", ")"), ("mean(", "Buffers.Small", ")"), ("forall n in 1: ", "Buffers.Small(n) < 1 ms", ""),
                    ("List<", "int", ">.Add < 1 ms"), ("System.Collections.Generic.List<", "int", ">.Clear < 1 ms"),
                    ("Buffers.Small(", "int", ") < 1 ms"), ("Buffers.Small[", "Buffers.Large", "] < 1 ms"), ("{", "", "}"), ("'", "", ""),
                    ("exists (n, ", "", ""),
                ])
            {
                yield return ($"{open} {Many} times", Repeated(open) + inner + Repeated(close));
                yield return (
                    $"{open} 99 times", string.Concat(Enumerable.Repeat(open, 99)) + inner + string.Concat(Enumerable.Repeat(close, 99)));
            }

            foreach (var part in new[]
            {
                "Buffers.Small < 1 ms && ", "Buffers.Small < 1 ms || ", "Buffers.Small < 1 ms => ", "Buffers.Small < ", "Buffers.Small + ",
                "2 * Buffers.Small + ", "2 * ", "Buffers.", "Buffers.Small(1)", "[Buffers.Large]", "forall n in 1, ",
                "a: ", "'a': ", "\n", "\r", "a = Buffers.Small\n", "Buffers.Small@ ", "with runs = 2, ", "1..", "~5%", "\\", "\"'",
                "\u0000", "\u001b[31m", "\uFEFF", "\u2028", "\u00a0", "𝗕", "(a < b && ",
            })
                yield return ($"{part} {Many} times", Repeated(part) + "Buffers.Small < 1 ms");

            foreach (var line in new[] { "x: Buffers.Tiny < 1 ms\n", "a: 1\n", "'a': Buffers.Small@ < 1 ms\n" })
                yield return ($"{line} 100 times", string.Concat(Enumerable.Repeat(line, 100)));
            yield return ("a type with many brackets", $"Buffers.Small(int{Repeated("[]")}) < 1 ms");
            yield return ("a type with many question marks", $"Buffers.Small(int{Repeated("?")}) < 1 ms");
            yield return ("a type of many dimensions", $"Buffers.Small(int[{Repeated(",")}]) < 1 ms");
            yield return ("many type arguments", $"System.Tuple<{Repeated("int, ")}int>.ToString < 1 ms");
            yield return ("many arguments", $"Buffers.Small({Repeated("1, ")}1) < 1 ms");
            yield return ("many generators", $"Buffers.Small[{Repeated("Buffers.Large, ")}Buffers.Large] < 1 ms");
            yield return (
                "many variables", $"forall ({string.Concat(Enumerable.Range(0, Many).Select(static number => $"n{number}, "))}n) in (1): " +
                    "Buffers.Small(n) < 1 ms");
            yield return (
                "many quantifiers side by side",
                $"forall {string.Concat(Enumerable.Range(0, Many).Select(static number => $"n{number} in 1, "))}n in 1: " +
                "Buffers.Small(n) < 1 ms");
            yield return (
                "many values of a quantifier with a long formula",
                $"forall n in 1..10000: {Repeated("Buffers.Small(n) < 1 ms && ")}Buffers.Small(n) < 1 ms");
            yield return ("long chains in parentheses of others", string.Concat(Enumerable.Repeat("(", 90)) + "Buffers.Small < 1 ms" +
                string.Concat(Enumerable.Range(0, 90).Select(static level =>
                    string.Concat(Enumerable.Repeat(level % 2 == 0 ? " && Buffers.Small < 1 ms" : " || Buffers.Small < 1 ms", 400)) +
                    ")")));
            yield return ("a long name", $"Buffers.{new string('s', Many)} < 1 ms");
            yield return ("a long number", $"Buffers.Small < {new string('9', Many)} ms");
            yield return ("a long fraction", $"Buffers.Small < 1.{new string('9', Many)} ms");
            yield return ("a long quoted text", $"Buffers.Small('{new string('x', Many)}') < 1 ms");
            yield return ("a long revision", $"Buffers.Small@{new string('x', Many)} < < 1 ms");
            yield return ("a long line", $"Buffers.Tiny < 1 ms {new string(' ', Many)} # {new string('x', Many)}");
            yield return ("too long a text", "Buffers.Tiny < 1 ms #" + new string('x', 1_100_000));
        }
    }

    // What editors and disks make of files.
    private static IEnumerable<(string Name, byte[] Bytes)> Encoded
    {
        get
        {
            const string text = "lean: Buffers.Tiny < 1 ms\n";
            foreach (var encoding in new[]
            {
                Encoding.Unicode,
                Encoding.BigEndianUnicode,
                Encoding.UTF32,
                new UTF32Encoding(bigEndian: true, byteOrderMark: true),
            })
            {
                yield return ($"{encoding.EncodingName} with a mark", [.. encoding.GetPreamble(), .. encoding.GetBytes(text)]);
                yield return ($"{encoding.EncodingName} without a mark", encoding.GetBytes(text));
            }

            yield return ("a mark and nothing else", [0xEF, 0xBB, 0xBF]);
            yield return ("half a mark", [0xEF, 0xBB, .. Encoding.UTF8.GetBytes(text)]);
            yield return ("two marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, .. Encoding.UTF8.GetBytes(text)]);
            yield return ("Latin 1", Encoding.Latin1.GetBytes("größe: Buffers.Tiny < 1 µs\n"));
            yield return ("a surrogate alone", [.. Encoding.UTF8.GetBytes(text), 0xED, 0xA0, 0x80]);
            yield return ("cut inside a character", [.. Encoding.UTF8.GetBytes(text), 0xE2, 0x82]);
            yield return ("an overlong form", [0xC0, 0xAF, .. Encoding.UTF8.GetBytes(text)]);
            yield return ("NUL", new byte[4096]);
            yield return ("every byte", [.. Enumerable.Range(0, 256).Select(static value => (byte)value)]);
            yield return ("a program", File.ReadAllBytes(typeof(WrongTexts).Assembly.Location)[..20_000]);
            for (var control = 1; control < 32; control++)
                yield return ($"control character {control}", Encoding.UTF8.GetBytes($"Buffers.Tiny {(char)control} < 1 ms"));
        }
    }

    // Names of the corpus are nobody's; half of the texts get some that are somebody's.
    private static IEnumerable<WrongText> ChangesOf(IReadOnlyList<string> good)
    {
        var random = new Random(20261124);
        for (var number = 0; number < Changed; number++)
        {
            var text = good[random.Next(good.Count)];
            if (number % 2 == 0)
                text = Letter().Replace(text, static name => name.Value is "b" ? "Buffers.Large" : "Buffers.Small");
            for (var times = random.Next(1, 4); times > 0 && text.Length > 0; times--)
            {
                var start = random.Next(text.Length);
                var length = random.Next(Math.Min(6, text.Length - start) + 1);
                text = text.Remove(start, length).Insert(
                    start, random.Next(2) == 0 ? ((char)random.Next(' ', 127)).ToString() : good[random.Next(good.Count)]);
            }

            yield return Of($"changed {number.ToString(CultureInfo.InvariantCulture)}: {text}", text);
        }
    }

    private static WrongText Of(string name, string text) => new(name.Length > 200 ? name[..200] : name, Encoding.UTF8.GetBytes(text));

    private static string Repeated(string part) =>
        string.Concat(Enumerable.Repeat(part, Math.Min(Many, 900_000 / Math.Max(1, part.Length))));

    [GeneratedRegex(@"\b[ab]\b", RegexOptions.NonBacktracking)]
    private static partial Regex Letter();
}
