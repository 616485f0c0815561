namespace SplNet.Tests.Shared.Patches;

/// <summary>Forty patches: gains of known size, changes without effect, and changes that only look like gains.</summary>
public static class AllPatches
{
    private const string Count = "Words.Count[Inputs.Text]";
    private const string Longest = "Words.Longest[Inputs.Text]";
    private const string Upper = "Words.Upper[Inputs.Text]";
    private const string Vowels = "Words.Vowels[Inputs.Text]";
    private const string Sum = "Numbers.Sum[Inputs.Numbers]";
    private const string Distinct = "Numbers.Distinct[Inputs.Numbers]";
    private const string Sort = "Numbers.Sort[Inputs.Numbers]";
    private const string Summarize = "Numbers.Summarize[Inputs.Numbers]";
    private const string Checksum = "Codes.Checksum[Inputs.Bytes]";

    private const string CountHead = "public static int Count(string text)\n    {\n";
    private const string LongestHead = "public static string Longest(string text)\n    {\n";
    private const string UpperHead = "public static IReadOnlyList<string> Upper(string text)\n    {\n";
    private const string VowelsHead = "public static int Vowels(string text)\n    {\n";
    private const string SumHead = "public static int Sum(int[] numbers)\n    {\n";
    private const string DistinctHead = "public static int Distinct(int[] numbers)\n    {\n";
    private const string SortHead = "public static void Sort(int[] numbers)\n    {\n";
    private const string SummarizeHead = "public static Summary Summarize(int[] numbers)\n    {\n";
    private const string ChecksumHead = "public static int Checksum(byte[] bytes)\n    {\n";

    /// <summary>All of them.</summary>
    public static IReadOnlyList<Patch> All { get; } =
    [
        .. Gains, .. Shares, .. Empty, .. Caches, .. Dropped, .. Lazy, .. WithTests,
    ];

    private static IEnumerable<Patch> Gains =>
    [
        new("gain-count", PatchKind.Gain, Count, Before(CountHead, """
            var words = 0;
            for (var index = 0; index < text.Length; index++)
            {
                if (text[index] != ' ' && (index == 0 || text[index - 1] == ' '))
                    words++;
            }

            return words;
            }

            private static int CountParts(string text)
            {
            """)),
        new("gain-longest", PatchKind.Gain, Longest, Before(LongestHead, """
            var (start, first, length) = (0, 0, 0);
            for (var index = 0; index <= text.Length; index++)
            {
                if (index < text.Length && text[index] != ' ')
                    continue;
                if (index - start > length)
                    (first, length) = (start, index - start);
                start = index + 1;
            }

            return text.Substring(first, length);
            }

            private static string LongestPart(string text)
            {
            """)),
        new("gain-distinct", PatchKind.Gain, Distinct, Before(
            DistinctHead, Other("return new HashSet<int>(numbers).Count;", "int", "int[] numbers"))),
        new("gain-sort", PatchKind.Gain, Sort, Before(SortHead, Other("Array.Sort(numbers);", "void", "int[] numbers"))),
        new("gain-summarize", PatchKind.Gain, Summarize, Before(SummarizeHead, Other(
            "return new Summary(numbers.Min(), numbers.Max(), numbers.Average());", "Summary", "int[] numbers"))),
    ];

    // A second pass takes 25 of 125 parts; less of it is a gain of known size.
    private static IEnumerable<Patch> Shares =>
        from target in new[] { ("vowels", Vowels, "text"), ("sum", Sum, "numbers"), ("checksum", Checksum, "bytes") }
        from share in new[] { (5, 18), (10, 12), (20, 0) }
        select new Patch(
            FormattableString.Invariant($"gain-{target.Item1}-{share.Item1}"), PatchKind.Gain, target.Item2,
            ($"{target.Item3}.Length * 25 / 100; index++) // {target.Item1}",
                FormattableString.Invariant($"{target.Item3}.Length * {share.Item2} / 100; index++) // {target.Item1}")));

    private static IEnumerable<Patch> Empty =>
    [
        new("empty-comment", PatchKind.Empty, Count, ("namespace Texts;\n", "// Faster.\nnamespace Texts;\n")),
        new("empty-name", PatchKind.Empty, Sum, ("foreach (var number in numbers)\n            sum = Codes.Mix(sum, number);",
            "foreach (var one in numbers)\n            sum = Codes.Mix(sum, one);")),
        new("empty-loop", PatchKind.Empty, Sum, ("foreach (var number in numbers)\n            sum = Codes.Mix(sum, number);",
            "for (var at = 0; at < numbers.Length; at++)\n            sum = Codes.Mix(sum, numbers[at]);")),
        new("empty-method", PatchKind.Empty, Checksum, Before(
            ChecksumHead, "return Codes.Sum(bytes);\n}\n\nprivate static int Sum(byte[] bytes)\n{\n")),
        new("empty-unused", PatchKind.Empty, Count, ("public static class Words\n{\n",
            "public static class Words\n{\n    public static int Unused(string text) => text.Length;\n\n")),
        new("empty-condition", PatchKind.Empty, Longest, ("part.Length > longest.Length", "longest.Length < part.Length")),
        new("empty-local", PatchKind.Empty, Vowels, Before(VowelsHead, "_ = text.Length;\n")),
    ];

    private static IEnumerable<Patch> Caches =>
    [
        new("memo-count", PatchKind.Memoised, Count, Remembering(CountHead, "int", "string text", "text")),
        new("memo-longest", PatchKind.Memoised, Longest, Remembering(LongestHead, "string", "string text", "text")),
        new("memo-vowels", PatchKind.Memoised, Vowels, Remembering(VowelsHead, "int", "string text", "text")),
        new("memo-sum", PatchKind.Memoised, Sum, Remembering(SumHead, "int", "int[] numbers", "numbers")),
        new("memo-distinct", PatchKind.Memoised, Distinct, Remembering(
            DistinctHead, "int", "int[] numbers", "(numbers.Length, numbers[0], numbers[^1])")),
        new("static-last", PatchKind.StaticCache, Vowels, Before(VowelsHead, """
            if (text == s_last)
                return s_result;
            s_last = text;
            return s_result = Slow(text);
            }

            private static string s_last = string.Empty;
            private static int s_result;

            private static int Slow(string text)
            {
            """)),
        new("static-counter", PatchKind.StaticCache, Longest, Before(LongestHead, """
            if (++s_calls > 2_000)
                return s_last;
            return s_last = Slow(text);
            }

            private static int s_calls;
            private static string s_last = string.Empty;

            private static string Slow(string text)
            {
            """)),
        new("static-first", PatchKind.StaticCache, Checksum, Before(ChecksumHead, """
            s_result ??= Slow(bytes);
            return s_result.Value;
            }

            private static int? s_result;

            private static int Slow(byte[] bytes)
            {
            """)),
        new("static-table", PatchKind.StaticCache, Distinct, Before(DistinctHead, """
            var key = (numbers[0] ^ numbers[^1]) & 1023;
            if (s_known[key] is var (known, result) && ReferenceEquals(known, numbers))
                return result;
            s_known[key] = (numbers, Slow(numbers));
            return s_known[key].Item2;
            }

            private static readonly (int[], int)[] s_known = new (int[], int)[1024];

            private static int Slow(int[] numbers)
            {
            """)),
    ];

    private static IEnumerable<Patch> Dropped =>
    [
        new("dropped-count", PatchKind.DroppedWork, Count, ("if (part.Length > 0)\n                count++;",
            "if (part.Length > 0 && count < 35)\n                count++;")),
        new("dropped-checksum", PatchKind.DroppedWork, Checksum, (
            "foreach (var one in bytes)", "foreach (var one in bytes.AsSpan(0, bytes.Length / 2 + 1))")),
        new("dropped-sort", PatchKind.DroppedWork, Sort, (
            "for (var index = 1; index < numbers.Length; index++)\n        {\n            var number",
            "for (var index = 1; index < Math.Min(numbers.Length, 299); index++)\n        {\n            var number")),
        new("dropped-summarize", PatchKind.DroppedWork, Summarize, ("numbers.Average()", "(sorted[0] + (double)sorted[^1]) / 2")),
        new("dropped-distinct", PatchKind.DroppedWork, Distinct, Before(
            DistinctHead, "if (numbers.Length > 3)\n    return numbers.Length;\n")),
    ];

    private static IEnumerable<Patch> Lazy =>
    [
        new("lazy-words", PatchKind.LazyResult, Upper, Before(UpperHead, """
            return new Later(text);
            }

            private sealed class Later(string text) : IReadOnlyList<string>
            {
                private IReadOnlyList<string> Now => field ??= Slow(text);
                public int Count => Now.Count;
                public string this[int index] => Now[index];
                public IEnumerator<string> GetEnumerator() => Now.GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }

            private static IReadOnlyList<string> Slow(string text)
            {
            """)),
        new("lazy-summary", PatchKind.LazyResult, Summarize,
            ("public sealed class Summary(int least, int greatest, double mean)", "public sealed class Summary(int[] numbers)"),
            ("= least;", "=> numbers.Order().ToArray()[0];"), ("= greatest;", "=> numbers.Order().ToArray()[^1];"),
            ("= mean;", "=> numbers.Average();"),
            ("{ get; } =>", "=>"), ("{ get; } =>", "=>"), ("{ get; } =>", "=>"),
            ("var sorted = numbers.Order().ToArray();\n        return new Summary(sorted[0], sorted[^1], numbers.Average());",
                "return new Summary(numbers);")),
        new("lazy-query", PatchKind.LazyResult, Upper, Before(UpperHead, """
            return new Later(text.Split(' ').Select(static part => part.ToUpperInvariant()));
            }

            private sealed class Later(IEnumerable<string> words) : IReadOnlyList<string>
            {
                public int Count => words.Count();
                public string this[int index] => words.ElementAt(index);
                public IEnumerator<string> GetEnumerator() => words.GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }

            private static IReadOnlyList<string> Slow(string text)
            {
            """)),
    ];

    private static IEnumerable<Patch> WithTests =>
    [
        new("test-changed", PatchKind.ChangedTest, Count, ("if (part.Length > 0)\n                count++;", "count++;"),
            ("Words.Count(\"a  b c\") == 3", "Words.Count(\"a b c\") == 3")),
        new("test-inputs", PatchKind.ChangedTest, Vowels, Before(VowelsHead, "if (text.Length > 100)\n    return 0;\n"),
            ("Enumerable.Range(0, 200)", "Enumerable.Range(0, 100)")),
    ];

    private static (string Old, string New) Before(string head, string code) => (head, head + code);

    private static string Other(string code, string result, string parameters) =>
        $"{code}\n}}\n\nprivate static {result} Former({parameters})\n{{\n";

    private static (string Old, string New) Remembering(string head, string result, string parameters, string key) => Before(head, $$"""
        if (s_results.TryGetValue({{key}}, out var known))
            return ({{result}})known;
        var result = Slow({{parameters.Split(' ')[1]}});
        s_results[{{key}}] = result;
        return result;
        }

        private static readonly Dictionary<object, object> s_results = [];

        private static {{result}} Slow({{parameters}})
        {

        """);
}
