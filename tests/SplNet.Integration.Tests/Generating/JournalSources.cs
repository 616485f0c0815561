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
                // Measuring processes keep none.
                if (Environment.GetEnvironmentVariable("TESTS_JOURNAL") is not { } file)
                    return;
                lock (Turn)
                    File.AppendAllLines(file, [$"{test as string ?? test.GetType().Name} {what}"]);
            }
        }
        """;

    /// <summary>The project of <see cref="Caller"/>, which knows the benchmarks of any framework by their file only.</summary>
    public const string CallerProject = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <OutputType>Exe</OutputType>
          </PropertyGroup>
        </Project>
        """;

    /// <summary>A program that calls each benchmark without arguments once, in the assembly that its argument names.</summary>
    public const string Caller = """
        using System;
        using System.IO;
        using System.Linq;
        using System.Reflection;
        using System.Runtime.Loader;
        using System.Threading.Tasks;

        var path = Path.GetFullPath(args[0]);
        var beside = new AssemblyDependencyResolver(path);
        AssemblyLoadContext.Default.Resolving += (context, name) => beside.ResolveAssemblyToPath(name) is { } file ? context.LoadFromAssemblyPath(file) : null;
        foreach (var type in AssemblyLoadContext.Default.LoadFromAssemblyPath(path).GetTypes().Where(one => one.Name.EndsWith("Benchmarks", StringComparison.Ordinal)))
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
            public Fixture(Outer outer, SINK sink) => Journal.Write("WithFixture", "fixture made " + (outer is not null && sink is not null));

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

    // In version 3 it is given the framework's own test.
    private const string Xunit2Around = """

        public sealed class AroundAttribute(string name) : Xunit.Sdk.BeforeAfterTestAttribute
        {
            public override void Before(System.Reflection.MethodInfo methodUnderTest) => Journal.Write(methodUnderTest.DeclaringType!.Name, "before of " + name);

            public override void After(System.Reflection.MethodInfo methodUnderTest) => Journal.Write(methodUnderTest.DeclaringType!.Name, "after of " + name);
        }

        [Around("class")]
        public sealed class WithAround : IDisposable
        {
            public WithAround() => Journal.Write(this, "made");

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            [Around("test")]
            public void Test() => Journal.Write(this, "test");
        }
        """;

    // That of the classes in xUnit.net v3 alone.
    private const string XunitOfAssembly = """

        public sealed class OfAssembly : IAsyncDisposable
        {
            public OfAssembly(IMessageSink sink) => Journal.Write("WithOfAssembly", "fixture of the assembly made " + (sink is not null));

            public ValueTask DisposeAsync()
            {
                Journal.Write("WithOfAssembly", "fixture of the assembly disposed");
                return default;
            }
        }

        public sealed class WithOfAssembly(OfAssembly fixture, ITestContextAccessor accessor)
        {
            [Fact]
            public void Test() => Journal.Write(this, "test " + (fixture is not null && accessor is not null));
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

    // Its use is an error unless code says that it knows.
    private const string Preview = """

        [System.Runtime.Versioning.RequiresPreviewFeatures]
        public sealed class Preview
        {
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

        public sealed class InOrder
        {
            [Before(HookType.Test, Order = 2)]
            public void Second() => Journal.Write(this, "second");

            [Before(HookType.Test, Order = 1)]
            public void First() => Journal.Write(this, "first");

            [After(HookType.Test, Order = 2)]
            public void Last() => Journal.Write(this, "last");

            [After(HookType.Test, Order = 1)]
            public void BeforeLast() => Journal.Write(this, "before last");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public static class Everywhere
        {
            [Before(TestSession)]
            public static void BeginOfSession() => Journal.Write("WithClassHooks", "begin of the session");

            [Before(Assembly)]
            public static async Task BeginOfAssembly()
            {
                await Task.Yield();
                Journal.Write("WithClassHooks", "begin of the assembly");
            }

            [After(Assembly)]
            public static void EndOfAssembly() => Journal.Write("WithClassHooks", "end of the assembly");

            [After(TestSession)]
            public static void EndOfSession() => Journal.Write("WithClassHooks", "end of the session");
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

    /// <summary>Tests whose classes are called as their namespaces, one of them as that of the benchmarks.</summary>
    /// <param name="framework">The name of their framework in the matrix.</param>
    public static string Alike(string framework)
    {
        var (space, type, test) = framework switch
        {
            "MSTest" => ("Microsoft.VisualStudio.TestTools.UnitTesting", "[TestClass]", "[TestMethod]"),
            "NUnit" => ("NUnit.Framework", string.Empty, "[Test]"),
            "TUnit" => ("TUnit.Core", string.Empty, "[Test]"),
            _ => ("Xunit", string.Empty, "[Fact]"),
        };
        return $"using {space};\n" + string.Concat(new[] { "Alike", "Benchmarks" }.Select(name => $$"""

            namespace {{name}}
            {
                {{type}}
                public sealed class {{name}}
                {
                    {{test}}
                    public void Test() => global::Journal.Write(this, "test");
                }
            }

            """));
    }

    /// <summary>The tests of a framework.</summary>
    /// <param name="framework">Its name in the matrix.</param>
    /// <param name="version">Its version.</param>
    public static string Of(string framework, string version) => framework switch
    {
        "xUnit.net 2" => Filled(Xunit, ("TASK", "Task"), ("DONE", "Task.CompletedTask"), ("OUTPUT", "Xunit.Abstractions.ITestOutputHelper"), ("SINK", "Xunit.Abstractions.IMessageSink")) + Xunit2Around,
        "xUnit.net v3" => Filled(Xunit, ("using Xunit;", "using Xunit;\nusing Xunit.Sdk;\n\n[assembly: AssemblyFixture(typeof(Journals.OfAssembly))]"), ("TASK", "ValueTask"), ("DONE", "default"), ("OUTPUT", "ITestOutputHelper"), ("SINK", "IMessageSink"))
            + XunitOfAssembly + Filled(Both + Preview, ("ATTRIBUTE", "[Fact]")),
        "MSTest" => MSTest + (version.StartsWith('3') ? MSTest3 : MSTest4) + Filled(Both + Preview, ("ATTRIBUTE", "[TestMethod]"), ("public sealed class", "[TestClass]\npublic sealed class")),
        "NUnit" => NUnit + Filled(Both + Preview, ("ATTRIBUTE", "[Test]"), ("public sealed class", "[FixtureLifeCycle(LifeCycle.InstancePerTestCase)]\npublic sealed class")),
        _ => TUnit + Filled(Both + Preview, ("ATTRIBUTE", "[Test]")),
    };

    private static string Filled(string source, params (string Place, string Text)[] places) => places.Aggregate(source, static (text, one) => text.Replace(one.Place, one.Text, StringComparison.Ordinal));
}
