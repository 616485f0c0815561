namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What TUnit gives to tests, and a measuring process with it.</summary>
internal static class TUnitFeatures
{
    private const string Journal = "begin of all, begin of the class, begin of the test, end of the test, end of the class, end of all";

    /// <summary>The life of a test.</summary>
    public static FrameworkFeatures Life { get; } = new(LifeSource, Journal, Passed: 1);

    /// <summary>That, and the rest.</summary>
    public static FrameworkFeatures All { get; } = new(LifeSource + OtherSource, Journal, Passed: 12, Skipped: 2);

    private const string LifeSource = """
        using TUnit.Core;
        using TUnit.Core.Interfaces;

        public sealed class Size : IAsyncInitializer
        {
            public int Large { get; private set; }

            public Task InitializeAsync()
            {
                Large = 20_000;
                return Task.CompletedTask;
            }
        }

        public static class WholeRun
        {
            [Before(Assembly)]
            public static void Begin() => Journal.Write("begin of all");

            [After(Assembly)]
            public static void End() => Journal.Write("end of all");
        }

        [ClassDataSource<Size>]
        public sealed class LifeCycleTests(Size given)
        {
            private static int _ofClass;
            private int _ofTest;

            [ClassDataSource<Size>(Shared = SharedType.PerClass)]
            public required Size Injected { get; init; }

            [Before(Class)]
            public static void BeginClass()
            {
                _ofClass = 20_000;
                Journal.Write("begin of the class");
            }

            [Before(Test)]
            public void BeginTest()
            {
                _ofTest = Math.Min(_ofClass, Math.Min(given.Large, Injected.Large));
                Journal.Write("begin of the test");
            }

            [Test]
            public void Lives()
            {
                Console.WriteLine("Measuring.");
                Claims.Row(_ofTest).Assert();
            }

            [After(Test)]
            public void EndTest() => Journal.Write("end of the test");

            [After(Class)]
            public static void EndClass() => Journal.Write("end of the class");
        }
        """;

    private const string OtherSource = """


        public sealed class SourceTests
        {
            public static IEnumerable<int> Sizes() => [1_000, 20_000];

            public static IEnumerable<int> Chances() => [Environment.ProcessId];

            [Test]
            [MethodDataSource(nameof(Sizes))]
            public void OfAMethod(int size) => Claims.Row(size).Assert();

            [Test]
            [MethodDataSource(nameof(Chances))]
            public void OfChance(int number) => Claims.AreRefused(Claims.Row(20_000 + number), "does not appear when its data source is evaluated again");

            [Test]
            [ClassDataSource<Size>(Shared = SharedType.Keyed, Key = "rows")]
            public void OfAClass(Size size) => Claims.Row(size.Large).Assert();

            [Test]
            public void OutputOfAMeasuringProcess_IsShown()
            {
                Console.WriteLine("Said before it leaves.");
                if (Journal.IsMeasuring)
                    Skip.Test("not in a measuring process");
                Claims.AreRefused(Claims.Row(20_000), "Said before it leaves.");
            }

            [Test]
            public void SkipsItself() => Skip.Test("on purpose");

            [Test]
            [Skip("on purpose")]
            public void Skipped() => throw new NotSupportedException("A skipped test runs.");
        }

        public sealed class DependentTests
        {
            [Test]
            public void Earlier() => Claims.Holds().Assert();

            [Test]
            [DependsOn(nameof(Earlier))]
            public void AfterATestThatMeasures() => Claims.Row(20_000).Assert();
        }

        [Arguments(1_000)]
        [Arguments(20_000)]
        public sealed class ClassArgumentTests(int size)
        {
            [Test]
            public void OfTheClass() => Claims.Row(size).Assert();
        }

        public abstract class BaseTests
        {
            protected abstract int Size { get; }

            [Test]
            public void OfTheBase() => Claims.Row(Size).Assert();
        }

        [InheritsTests]
        public sealed class InheritingTests : BaseTests
        {
            protected override int Size => 20_000;
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
