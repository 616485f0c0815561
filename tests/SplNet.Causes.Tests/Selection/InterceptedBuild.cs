using System.Reflection;
using System.Runtime.Loader;
using SplNet.Causes.Counting;
using SplNet.Causes.Selection;
using SplNet.Causes.Tests.Building;
using SplNet.Measuring.Counting;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Selection;

/// <summary>A build in which a generator may replace a call.</summary>
internal sealed class InterceptedBuild
{
    private const string Caller = """
        public static class Caller
        {
            public static object Call() => Get(1);
            public static int Get(int n) => n + 30;
        }
        """;

    private static readonly string[] Frameworks = [Path.GetDirectoryName(typeof(object).Assembly.Location)!];

    private readonly string _folder = OwnedFolder.Create("splnet-selection-");

    /// <summary>Compiles it.</summary>
    /// <param name="instead">What the call returns instead; null without an interceptor.</param>
    public InterceptedBuild(string? instead)
    {
        string[] sources = instead is null ? [Caller] : [Caller, $$"""
            namespace System.Runtime.CompilerServices
            {
                [AttributeUsage(AttributeTargets.Method)]
                file sealed class InterceptsLocationAttribute(int version, string data) : Attribute
                {
                    public string Data => version + data;
                }
            }

            namespace Intercepting
            {
                public static class Replacement
                {
                    {{Compiler.InterceptionOf(Caller, "Get")}}
                    public static int Get(int n) => {{instead}};
                }
            }
            """];
        Compiler.Compile(_folder, "Sut", sources);
        Facts = BuildReader.Read(_folder, ["Sut.dll"], Frameworks, static _ => false);
    }

    /// <summary>The facts for selection.</summary>
    public BuildFacts Facts { get; }

    /// <summary>The methods that a call executes.</summary>
    public ExecutedMethods Executed()
    {
        var library = CountedLibrary.Write(_folder, ["Sut.dll"], Frameworks);
        CallbackTable.Show();
        var assembly = new AssemblyLoadContext("Intercepted").LoadFromAssemblyPath(Path.Combine(_folder, "Sut.dll"));
        assembly.GetType("Caller", throwOnError: true)!.GetMethod("Call")!.Invoke(null, null);
        return ExecutedMethods.From(
            library, new Dictionary<string, long[]>(StringComparer.Ordinal) { ["Sut"] = LoadedCounters.Of(assembly)! });
    }
}
