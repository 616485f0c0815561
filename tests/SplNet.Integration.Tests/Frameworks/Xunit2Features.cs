namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What xUnit.net 2 gives to tests, and a measuring process with it.</summary>
internal static class Xunit2Features
{
    private const string Journal = "begin of the collection, begin of the class, made, begin of the test, end of the test, disposed, " +
        "end of the class, end of the collection";

    /// <summary>The life of a test.</summary>
    public static FrameworkFeatures Life { get; } = new(LifeSource, Journal, Passed: 1);

    /// <summary>That, and the rest.</summary>
    public static FrameworkFeatures All { get; } = new(LifeSource + OtherSource, Journal, Passed: 8);

    private const string LifeSource = """
        using SplNet;
        using Xunit;
        using Xunit.Abstractions;

        [CollectionDefinition("sized")]
        public class SizedCollection : ICollectionFixture<CollectionSize>;

        public sealed class CollectionSize : IDisposable
        {
            public CollectionSize() => Journal.Write("begin of the collection");

            public int Large => 20_000;

            public void Dispose() => Journal.Write("end of the collection");
        }

        public sealed class ClassSize : IAsyncLifetime
        {
            public int Large { get; private set; }

            public Task InitializeAsync()
            {
                Large = 20_000;
                Journal.Write("begin of the class");
                return Task.CompletedTask;
            }

            public Task DisposeAsync()
            {
                Journal.Write("end of the class");
                return Task.CompletedTask;
            }
        }

        [Collection("sized")]
        public sealed class LifeCycleTests : IClassFixture<ClassSize>, IAsyncLifetime, IDisposable
        {
            private readonly ITestOutputHelper _output;
            private readonly int _given;
            private int _ofTest;

            public LifeCycleTests(CollectionSize ofCollection, ClassSize ofClass, ITestOutputHelper output)
            {
                _output = output;
                _given = Math.Min(ofCollection.Large, ofClass.Large);
                Journal.Write("made");
            }

            public Task InitializeAsync()
            {
                _ofTest = _given;
                Journal.Write("begin of the test");
                return Task.CompletedTask;
            }

            [Fact]
            public void Lives()
            {
                _output.WriteLine("Measuring.");
                Claims.Row(_ofTest).Assert();
            }

            public Task DisposeAsync()
            {
                Journal.Write("end of the test");
                return Task.CompletedTask;
            }

            public void Dispose() => Journal.Write("disposed");
        }
        """;

    private const string OtherSource = """


        public sealed class Unwritten(int bytes)
        {
            public int Bytes => bytes;

            public override string ToString() => $"{bytes} bytes";
        }

        public sealed class MoreSizes : TheoryData<Unwritten>
        {
            public MoreSizes()
            {
                Add(new Unwritten(1_000));
                Add(new Unwritten(20_000));
            }
        }

        public sealed class SourceTests
        {
            public static IEnumerable<object[]> Sizes => [[1_000], [20_000]];

            public static IEnumerable<object[]> Chances => [[Environment.ProcessId]];

            [SplTheory]
            [MemberData(nameof(Sizes))]
            public void OfAMember(int size) => Claims.Row(size).Assert();

            // Rows that xUnit.net cannot write down: it finds them when the theory runs.
            [SplTheory]
            [ClassData(typeof(MoreSizes))]
            public void OfAClass(Unwritten size) => Claims.Row(size.Bytes).Assert();

            [SplTheory]
            [MemberData(nameof(Chances))]
            public void OfChance(int number) => Claims.AreRefused(Claims.Row(20_000 + number), "does not appear when its data source is evaluated again");
        }

        public sealed class OutputTests(ITestOutputHelper output)
        {
            [Fact]
            public void OutputBeforeACrash_IsShown()
            {
                for (var line = 0; Journal.IsMeasuring && line < 20_000; line++) // so much that it was not shown yet when the process ended
                    output.WriteLine($"Line {line}.");
                output.WriteLine("Said before the end.");
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

            [Fact]
            public void ClassThatCannotBeMade() => Claims.AreRefused(Claims.Row(20_000), "not in a measuring process");
        }
        """;
}
