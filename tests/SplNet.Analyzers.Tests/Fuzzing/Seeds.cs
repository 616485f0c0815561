namespace SplNet.Analyzers.Tests.Fuzzing;

/// <summary>Valid sources and files, from which variants are made.</summary>
internal static class Seeds
{
    /// <summary>What stands before each source; it stays as it is.</summary>
    public const string Usings = "using SplNet;\nusing Xunit;\n";

    /// <summary>Sources with attributes.</summary>
    public static IReadOnlyList<string> Stated { get; } =
    [
        """
        [assembly: Spl("Subject.Fast < Subject.Slow", Name = "all", Runs = 3), Spl(@"Subject.Of(""x"") < 5 ms" + "")]
        """,
        """"
        [Spl("THIS.Fast < \u0054HIS.Slow")]
        public class Subject
        {
            private const string Limit = "5 ms";
            private const string Half = "SELF < " + Limit;

            [Spl("SELF <= 1.05 * Subject.Slow", Alpha = 0.05, Interpretation = "welch"), Spl(@"SELF < Subject.Of(""text"")")]
            public void Fast() {}

            [Spl($"SELF < {nameof(Subject)}.Fast && {"p95(SELF)"} < {Limit}"), Obsolete, Spl($@"SELF < {Half} && mean(Subject.Slow) > 1 ms"), Spl(Half)]
            public void Slow() {}
        }
        """",
        """"
        public class Subject
        {
            [Spl("""forall n in 10, 100: SELF(n) < Subject.Slow(n)""")]
            [Spl("""
                SELF < Subject.Of("text")
                  && allocated(SELF) <= 0 B
                """)]
            public void Fast() {}

            [Spl("SELF " + ("< " + "5 ms") + " with runs = 5", Category = "quick")]
            [method: Spl($$"""SELF('{{"x"}}') < 1 sec""")]
            public static void Of(string text) {}
        }
        """",
        """
        public class Requirements
        {
            [Theory, SplFile("perf.spl")]
            [SplFormulas(typeof(Requirements)), SplFormulas(typeof(List<int>), WholeAssembly = true)]
            public void All(SplRequirement requirement) => requirement.Assert();
        }
        """,
    ];

    /// <summary>
    /// Sources with experiments. They are short: the time goes into the compiler, which tries every overload on lambdas that make no sense.
    /// </summary>
    public static IReadOnlyList<string> Experiments { get; } =
    [
        """
        public class Lookup
        {
            public void IsFast(int[] array)
            {
                var experiment = new Experiment((hash, list, mean, allocated) => mean(hash) * 2 < mean(list) && allocated(hash) <= 0.Bytes())
                {
                    ["hash"] = Operand.Of(() => array.Contains(4711)),
                    ["list"] = Operand.Of(() => Array.IndexOf(array, 4711)),
                };
                experiment.Run();
                Assert.True(Engine.Evaluate(experiment, true));
            }
        }
        """,
        """
        public class Sizes
        {
            public void Search(Gen<int> sizes)
            {
                var lists = from n in sizes from key in Gen.Ints(0, n) select (n, key);
                new Experiment((search, mean, p95) => Spl.ForAll(sizes, n => mean(search[n]) <= mean(search[n])) & p95(search[10]) < 2.Microseconds())
                {
                    ["search"] = Operand.Of(lists, x => x.n + x.key),
                }.Assert();
            }
        }
        """,
        """
        public class Tolerance
        {
            public Experiment Within() => new((a, b, mean) => mean(a).Within(0.05, of: mean(b)) | !(mean(a, x => 1.05 * x) < mean(b)));

            public void Limit() => Engine.Evaluate(new Experiment((a, mean) => mean(a) < TimeSpan.FromMilliseconds(1))
            {
                ["a"] = new MethodOperand(FunctorFactory.Create(new List<int>(), list => list.Contains(Arg.Of<int>())), Gen.Ints(0, 5)),
            });
        }
        """,
    ];

    public static IReadOnlyList<string> Files { get; } =
    [
        "fast = Subject.Fast\nslow = Subject.Slow[Subject.Numbers]\n\nfirst: forall n in 10, 100: fast(n) < slow(n)\n" +
        "'second one': fast ~5% slow && !(mean(slow) < 5 ms) with runs = 3 # comment\n",
        "Subject.Fast <= 1.05 * Subject.Fast@git:HEAD~1\n" +
        "Subject.Of('text') < Subject.Of(\"other\") or exists n in 1..100 step 10: Subject.Slow(n) > 2 * (Subject.Fast + 3 us)\r\n",
    ];

    /// <summary>What is inserted.</summary>
    public static IReadOnlyList<string> Tokens { get; } =
    [
        "(", ")", "[", "]", "{", "}", "\"", "'", "\"\"\"", "$\"", "@\"", "$$\"\"\"", "<", "=>", ".", ",", ";", "&", "&&", "=", "+", "new ",
        "static ", "async ", "await ", "var ", "default ", "null ", "0 ",
        "typeof(", "nameof(", "[Spl(\"SELF <\")] ", "Spl ", "Experiment ", "mean(a) ", "ref ", "\\", "\\U00110000", "\\x", "\uD83D", "\n",
        "// ", "/* ", "#if X\n", "partial ", "record R(int x); ", "@git:", "forall ", "with ",
    ];
}
