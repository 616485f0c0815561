namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What NUnit gives to tests, and a measuring process with it.</summary>
internal static class NUnitFeatures
{
    private const string Journal = "begin of all, begin of the class, begin of the test, end of the test, disposed, " +
        "end of the class, end of all";

    /// <summary>The life of a test.</summary>
    public static FrameworkFeatures Life { get; } = new(LifeSource, Journal, Passed: 2);

    /// <summary>That, and the rest.</summary>
    public static FrameworkFeatures All { get; } = new(LifeSource + OtherSource, Journal, Passed: 11, Inconclusive: 1);

    private const string LifeSource = """
        using NUnit.Framework;

        namespace Features;

        [SetUpFixture]
        public sealed class WholeRun
        {
            public static int Size { get; private set; }

            [OneTimeSetUp]
            public void Begin()
            {
                Size = 20_000;
                Journal.Write("begin of all");
            }

            [OneTimeTearDown]
            public void End() => Journal.Write("end of all");
        }

        [TestFixture(1_000)]
        [TestFixture(20_000)]
        [FixtureLifeCycle(LifeCycle.InstancePerTestCase)]
        public sealed class LifeCycleTests(int size) : IDisposable
        {
            private static int _ofClass;
            private int _ofTest;

            [OneTimeSetUp]
            public static void BeginClass()
            {
                _ofClass = WholeRun.Size;
                Journal.Write("begin of the class");
            }

            [SetUp]
            public void BeginTest()
            {
                _ofTest = Math.Min(size, _ofClass);
                Journal.Write("begin of the test");
            }

            [Test]
            public void Lives()
            {
                TestContext.Out.WriteLine("Measuring.");
                Claims.Row(_ofTest).Assert();
            }

            [TearDown]
            public void EndTest() => Journal.Write("end of the test");

            [OneTimeTearDown]
            public static void EndClass() => Journal.Write("end of the class");

            public void Dispose() => Journal.Write("disposed");
        }
        """;

    private const string OtherSource = """


        [Parallelizable(ParallelScope.All)]
        public sealed class SourceTests
        {
            private static IEnumerable<TestCaseData> Sizes()
            {
                yield return new TestCaseData(1_000);
                yield return new TestCaseData(20_000).SetName("a row with a name");
            }

            private static IEnumerable<int> Chances()
            {
                yield return Environment.ProcessId;
            }

            [TestCaseSource(nameof(Sizes))]
            public void OfASource(int size) => Claims.Row(size).Assert();

            [Test]
            public void OfCombinations([Values(20_000)] int size, [Range(1, 2)] int times) => Claims.Row(times == 1 ? size / 100 : size).Assert();

            // NUnit draws rows by a seed of the run.
            [Test]
            public void OfRandomRows([Random(20_000, 30_000, 1)] int size) => Claims.Row(size).Assert();

            [TestCaseSource(nameof(Chances))]
            public void OfChance(int number) => Claims.AreRefused(Claims.Row(20_000 + number), "does not appear when its data source is evaluated again");
        }

        [NonParallelizable]
        [TestFixture(typeof(byte))]
        public sealed class GenericTests<T>
        {
            [Test]
            public void OfATypeArgument() => Claims.Row(typeof(T) == typeof(byte) ? 20_000 : 1).Assert();
        }

        public sealed class OutcomeTests
        {
            [Test]
            public void SaysThatItIsInconclusive()
            {
                Claims.Row(1_000).Assert();
                Assert.Inconclusive("the test itself says so");
            }
        }

        public sealed class OutputTests
        {
            [Test]
            public void OutputBeforeACrash_IsShown()
            {
                Console.WriteLine("Said before the end.");
                if (Journal.IsMeasuring)
                    Environment.FailFast("The end.");
                Claims.AreRefused(Claims.Row(20_000), "Said before the end.");
            }
        }

        public sealed class UnmadeTests
        {
            public UnmadeTests()
            {
                if (Journal.IsMeasuring)
                    throw new NotSupportedException("not in a measuring process");
            }

            [Test]
            public void ClassThatCannotBeMade() => Claims.AreRefused(Claims.Row(20_000), "not in a measuring process");
        }
        """;
}
