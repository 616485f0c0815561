namespace SplNet.Integration.Tests.Generating;

/// <summary>
/// Unit tests that write down when they are made, prepared, run and ended: one test in each class, so that each
/// class has one order of events.
/// </summary>
internal static partial class JournalSources
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
        "xUnit.net 2" => Filled(
            Xunit, ("TASK", "Task"), ("DONE", "Task.CompletedTask"), ("OUTPUT", "Xunit.Abstractions.ITestOutputHelper"),
            ("SINK", "Xunit.Abstractions.IMessageSink"))
            + Xunit2Around,
        "xUnit.net v3" => Filled(
            Xunit, ("using Xunit;", "using Xunit;\nusing Xunit.Sdk;\n\n[assembly: AssemblyFixture(typeof(Journals.OfAssembly))]"),
            ("TASK", "ValueTask"), ("DONE", "default"), ("OUTPUT", "ITestOutputHelper"), ("SINK", "IMessageSink"))
            + XunitOfAssembly + Filled(Both + Preview, ("ATTRIBUTE", "[Fact]")),
        "MSTest" => MSTest + (version.StartsWith('3') ? MSTest3 : MSTest4)
            + Filled(Both + Preview, ("ATTRIBUTE", "[TestMethod]"), ("public sealed class", "[TestClass]\npublic sealed class")),
        "NUnit" => NUnit + Filled(
            Both + Preview,
            ("ATTRIBUTE", "[Test]"),
            ("public sealed class", "[FixtureLifeCycle(LifeCycle.InstancePerTestCase)]\npublic sealed class")),
        _ => TUnit + Filled(Both + Preview, ("ATTRIBUTE", "[Test]")),
    };

    private static string Filled(string source, params (string Place, string Text)[] places) =>
        places.Aggregate(source, static (text, one) => text.Replace(one.Place, one.Text, StringComparison.Ordinal));
}
