namespace SplNet.Integration.Tests.Generating;

/// <content>The tests of MSTest.</content>
internal static partial class JournalSources
{
    private const string MSTest = """
        using Microsoft.VisualStudio.TestTools.UnitTesting;

        namespace Journals;

        public abstract class Base
        {
            [TestInitialize]
            public void Outer() => Journal.Write(this, "outer");

            [TestInitialize]
            public virtual void Overridden() => Journal.Write(this, "never");

            [TestCleanup]
            public void OuterEnd() => Journal.Write(this, "outer end");
        }

        [TestClass]
        public sealed class Hooks : Base, IDisposable
        {
            public Hooks() => Journal.Write(this, "made");

            [TestInitialize]
            public override void Overridden() => Journal.Write(this, "overridden");

            [TestCleanup]
            public async Task End()
            {
                await Task.Yield();
                Journal.Write(this, "end");
            }

            public void Dispose() => Journal.Write(this, "disposed");

            [TestMethod]
            public void Test() => Journal.Write(this, "test");
        }

        [TestClass]
        public sealed class WithContext
        {
            public TestContext TestContext { get; set; } = null!;

            [ClassInitialize]
            public static void Begin(TestContext context) => Journal.Write("WithContext", "begin " + (context is not null));

            [ClassCleanup]
            public static async Task End()
            {
                await Task.Yield();
                Journal.Write("WithContext", "end");
            }

            [TestInitialize]
            public void Prepare() => TestContext.WriteLine("{0}", 1);

            [TestMethod]
            public void Test() => Journal.Write(this, $"test {TestContext.TestName} of {TestContext.FullyQualifiedTestClassName}");
        }

        [TestClass]
        public sealed class Rows
        {
            [TestMethod]
            [DataRow(1, "a")]
            [DataRow(-2, null)]
            public void Test(int number, string? text) => Assert.AreEqual(number > 0, text is not null);
        }

        [TestClass]
        public sealed class FromSource
        {
            public static IEnumerable<object?[]> Data => [[1, null], [2, "b"]];

            [TestMethod]
            [DynamicData(nameof(Data))]
            public void Test(int number, string? text)
            {
                if (number == 2)
                    Journal.Write(this, $"test of {number} {text}");
            }
        }
        """;

    // What only one of the versions has.
    private const string MSTest3 = """

        [TestClass]
        public sealed class Expecting
        {
            [TestCleanup]
            public void End() => Journal.Write(this, "end");

            [TestMethod]
            [ExpectedException(typeof(ArgumentException), AllowDerivedTypes = true)]
            public void Test()
            {
                Journal.Write(this, "test");
                throw new ArgumentNullException();
            }
        }
        """;

    private const string MSTest4 = """

        [TestClass]
        public static class Everywhere
        {
            [AssemblyInitialize]
            public static void Begin(TestContext context) => Journal.Write("Hooks", "begin of the assembly");

            [AssemblyCleanup]
            public static void End() => Journal.Write("Hooks", "end of the assembly");

            [GlobalTestInitialize]
            public static void Before(TestContext context) => Write(context, "before");

            [GlobalTestCleanup]
            public static async Task After(TestContext context)
            {
                await Task.Yield();
                Write(context, "after");
            }

            // Benchmarks with rows are not called here.
            private static void Write(TestContext context, string what)
            {
                if (context.FullyQualifiedTestClassName!.Split('.')[^1] is var name and not "Rows")
                    Journal.Write(name, what);
            }
        }
        """;
}
