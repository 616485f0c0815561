namespace SplNet.Integration.Tests.Generating;

/// <content>The tests of NUnit.</content>
internal static partial class JournalSources
{
    private const string NUnit = """
        using NUnit.Framework;

        namespace Journals
        {

        public abstract class Base
        {
            [SetUp]
            public void Outer() => Journal.Write(this, "outer");

            [TearDown]
            public void OuterEnd() => Journal.Write(this, "outer end");
        }

        public sealed class Hooks : Base
        {
            public Hooks() => Journal.Write(this, "made");

            [SetUp]
            public async Task Begin()
            {
                await Task.Yield();
                Journal.Write(this, "begin");
            }

            [TearDown]
            public void End() => Journal.Write(this, "end");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        [FixtureLifeCycle(LifeCycle.InstancePerTestCase)]
        public sealed class ForEachTest : IDisposable
        {
            public ForEachTest() => Journal.Write(this, "made");

            public void Dispose() => Journal.Write(this, "disposed");

            [Test]
            public async Task Test()
            {
                await Task.Yield();
                Journal.Write(this, "test");
            }
        }

        public sealed class WithOneTime : IDisposable
        {
            [OneTimeSetUp]
            public async Task Begin()
            {
                await Task.Yield();
                Journal.Write(this, "begin");
            }

            [OneTimeTearDown]
            public void End() => Journal.Write(this, "end");

            public void Dispose() => Journal.Write(this, "disposed");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        [TestFixture(2, "a")]
        public sealed class WithValues
        {
            private readonly int _number;

            public WithValues(int number, string text) => Journal.Write(this, "made " + text + (_number = number));

            [OneTimeSetUp]
            public void Begin() => Journal.Write(this, "begin");

            [Test]
            public void Test() => Journal.Write(this, "test " + _number);
        }

        [TestFixture(typeof(long))]
        public sealed class Generic<T>
        {
            [Test]
            public void Test() => Journal.Write("Generic", "test of " + typeof(T).Name);
        }

        public sealed class WithResult
        {
            [TearDown]
            public void End() => Journal.Write(this, "end");

            [Test(ExpectedResult = 1)]
            public async Task<long> Test()
            {
                await Task.Yield();
                Journal.Write(this, "test");
                return 1;
            }
        }

        public sealed class Rows
        {
            [TestCase(1, "a")]
            [TestCase(-2, null)]
            public void Test(int number, string? text) => Assert.That(text is not null, Is.EqualTo(number > 0));
        }

        [TestFixtureSource(nameof(Sizes))]
        public sealed class FromSource(int size)
        {
            private static readonly int[] Sizes = [7];

            private static IEnumerable<TestCaseData> Data() =>
                [new TestCaseData(1, null).Returns(1), new TestCaseData(2, "b").SetName("named").Returns(2)];

            [TestCaseSource(nameof(Data))]
            public long Test(long number, string? text)
            {
                if (number == 2)
                    Journal.Write(this, $"test of {number} {text} {size}");
                return number;
            }
        }
        }

        namespace Journals.Around
        {
        [SetUpFixture]
        public sealed class Whole
        {
            [OneTimeSetUp]
            public void Begin() => Journal.Write("Inside", "begin of the namespace");

            [OneTimeTearDown]
            public void End() => Journal.Write("Inside", "end of the namespace");
        }

        public sealed class Inside
        {
            [Test]
            public void Test() => Journal.Write(this, "test");
        }
        }
        """;
}
