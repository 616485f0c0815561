namespace SplNet.Integration.Tests.Generating;

/// <summary>Unit tests that write down when they are made, prepared, run and ended: one test in each class, so that each class has one order of events.</summary>
internal static class JournalSources
{
    /// <summary>The journal.</summary>
    public const string Journal = """
        public static class Journal
        {
            private static readonly object Turn = new();

            // Tests of several classes run at the same time.
            public static void Write(object test, string what)
            {
                lock (Turn)
                    File.AppendAllLines(Environment.GetEnvironmentVariable("TESTS_JOURNAL")!, [$"{test as string ?? test.GetType().Name} {what}"]);
            }
        }
        """;

    /// <summary>In the place of the generated program: it calls each benchmark without arguments once.</summary>
    public const string Program = """
        using System;
        using System.Linq;
        using System.Reflection;
        using System.Threading.Tasks;

        foreach (var type in typeof(Program).Assembly.GetTypes().Where(one => one.Name.EndsWith("Benchmarks", StringComparison.Ordinal)))
        {
            var benchmarks = Activator.CreateInstance(type);
            foreach (var method in type.GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly).Where(one => one.GetParameters().Length == 0))
            {
                if (method.Invoke(benchmarks, null) is Task task)
                    await task;
            }
        }
        """;

    private const string Xunit = """
        using Xunit;

        namespace Journals;

        public abstract class Base
        {
            protected Base() => Journal.Write(this, "base made");
        }

        public sealed class Synchronous : Base, IDisposable
        {
            public Synchronous() => Journal.Write(this, "made");

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class LifeTime : IAsyncLifetime, IDisposable
        {
            public LifeTime() => Journal.Write(this, "made");

            public async TASK InitializeAsync()
            {
                await Task.Yield();
                Journal.Write(this, "initialized");
            }

            public async TASK DisposeAsync()
            {
                await Task.Yield();
                Journal.Write(this, "disposed later");
            }

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            public async Task Test()
            {
                await Task.Yield();
                Journal.Write(this, "test");
            }
        }

        public sealed class Fixture : IAsyncLifetime
        {
            public Fixture() => Journal.Write("WithFixture", "fixture made");

            public TASK InitializeAsync()
            {
                Journal.Write("WithFixture", "fixture initialized");
                return DONE;
            }

            public async TASK DisposeAsync()
            {
                await Task.Yield();
                Journal.Write("WithFixture", "fixture disposed");
            }
        }

        public sealed class Outer : IDisposable
        {
            public Outer() => Journal.Write("WithFixture", "outer made");

            public void Dispose() => Journal.Write("WithFixture", "outer disposed");
        }

        [CollectionDefinition("with outer")]
        public sealed class WithOuter : ICollectionFixture<Outer>;

        [Collection("with outer")]
        public sealed class WithFixture : IClassFixture<Fixture>
        {
            public WithFixture(Fixture fixture, OUTPUT output, Outer outer) => Journal.Write(this, "made " + (fixture is not null && output is not null && outer is not null));

            [Fact]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class Rows
        {
            [Theory]
            [InlineData(1, "a")]
            [InlineData(-2, null)]
            public void Test(long number, string? text) => Assert.Equal(number > 0, text is not null);
        }
        """;

    private const string Both = """

        public sealed class BothDisposals : IDisposable, IAsyncDisposable
        {
            public void Dispose() => Journal.Write(this, "disposed");

            public ValueTask DisposeAsync()
            {
                Journal.Write(this, "disposed later");
                return default;
            }

            ATTRIBUTE
            public void Test() => Journal.Write(this, "test");
        }
        """;

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
        """;

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

        public sealed class Rows
        {
            [TestCase(1, "a")]
            [TestCase(-2, null)]
            public void Test(int number, string? text) => Assert.That(text is not null, Is.EqualTo(number > 0));
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

    private const string TUnit = """
        namespace Journals;

        public abstract class Base
        {
            [Before(HookType.Test)]
            public void Outer() => Journal.Write(this, "outer");

            [After(HookType.Test)]
            public void OuterEnd() => Journal.Write(this, "outer end");
        }

        public sealed class Hooks : Base, IDisposable
        {
            public Hooks() => Journal.Write(this, "made");

            [Before(HookType.Test)]
            public async Task Begin()
            {
                await Task.Yield();
                Journal.Write(this, "begin");
            }

            [After(HookType.Test)]
            public void End() => Journal.Write(this, "end");

            public void Dispose() => Journal.Write(this, "disposed");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class WithClassHooks
        {
            [Before(Class)]
            public static async Task Begin()
            {
                await Task.Yield();
                Journal.Write("WithClassHooks", "begin");
            }

            [After(Class)]
            public static void End() => Journal.Write("WithClassHooks", "end");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class Rows
        {
            [Test]
            [Arguments(1, "a")]
            [Arguments(-2, null)]
            public async Task Test(int number, string? text) => await Assert.That(text is not null).IsEqualTo(number > 0);
        }
        """;

    /// <summary>The tests of a framework.</summary>
    /// <param name="framework">Its name in the matrix.</param>
    public static string Of(string framework) => framework switch
    {
        "xUnit.net 2" => Xunit.Replace("TASK", "Task", StringComparison.Ordinal).Replace("DONE", "Task.CompletedTask", StringComparison.Ordinal).Replace("OUTPUT", "Xunit.Abstractions.ITestOutputHelper", StringComparison.Ordinal),
        "xUnit.net v3" => Xunit.Replace("TASK", "ValueTask", StringComparison.Ordinal).Replace("DONE", "default", StringComparison.Ordinal).Replace("OUTPUT", "ITestOutputHelper", StringComparison.Ordinal)
            + Both.Replace("ATTRIBUTE", "[Fact]", StringComparison.Ordinal),
        "MSTest" => MSTest + Both.Replace("ATTRIBUTE", "[TestMethod]", StringComparison.Ordinal).Replace("public sealed class", "[TestClass]\npublic sealed class", StringComparison.Ordinal),
        "NUnit" => NUnit + Both.Replace("ATTRIBUTE", "[Test]", StringComparison.Ordinal).Replace("public sealed class", "[FixtureLifeCycle(LifeCycle.InstancePerTestCase)]\npublic sealed class", StringComparison.Ordinal),
        _ => TUnit + Both.Replace("ATTRIBUTE", "[Test]", StringComparison.Ordinal),
    };
}
