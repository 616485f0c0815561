using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Tests.Shared;
using SplNet.Tool.Generating.Reading;

namespace SplNet.Tool.Tests.Generating;

/// <summary>Async tests are read with their bodies, which are state machines or, from .NET 11 on, the methods themselves.</summary>
public sealed class TestInstructionsTests : IDisposable
{
    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Threading;
        using System.Threading.Tasks;
        public class Tests
        {
            public async Task Delays() { await Task.Yield(); await Task.Delay(5).ConfigureAwait(false); }
            public async Task Calls() => await SleepAsync();
            public async Task HasALambda() { Func<Task> read = async () => { await Task.Yield(); Console.ReadLine(); }; await read(); }
            public async Task Streams() { await foreach (var item in ItemsAsync()) Console.WriteLine(item); }
            public async Task Computes() { await Task.Yield(); await Task.WhenAll(Task.CompletedTask); }
            private static async ValueTask SleepAsync() { await Task.Yield(); Thread.Sleep(1); }
            private static async IAsyncEnumerable<int> ItemsAsync() { await Task.Yield(); Environment.Exit(1); yield return 1; }
        }
        """;

    private readonly string _folder = OwnedFolder.Create("splnet-instructions-");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("off", "Delays", "Task.Delay")]
    [InlineData("off", "Calls", "Thread.Sleep")]
    [InlineData("off", "HasALambda", "Console.ReadLine")]
    [InlineData("off", "Streams", "Environment.Exit")]
    [InlineData("off", "Computes", null)]
    [InlineData("on", "Delays", "Task.Delay")]
    [InlineData("on", "Calls", "Thread.Sleep")]
    [InlineData("on", "HasALambda", "Console.ReadLine")]
    [InlineData("on", "Streams", "Environment.Exit")]
    [InlineData("on", "Computes", null)]
    public void AsyncTest_IsRefusedForCallsInItsBody(string runtimeAsync, string test, string? reason)
    {
        Assert.SkipUnless(
            runtimeAsync == "off" || Environment.Version.Major >= 11,
            "Runtime-async needs .NET 11. Run the suite with DOTNET_ROLL_FORWARD=LatestMajor.");
        var path = Compiled(runtimeAsync);
        var context = new AssemblyLoadContext("instructions", isCollectible: true);
        using var instructions = new TestInstructions(path, []);
        Assert.Equal(reason, instructions.Refuse(context.LoadFromAssemblyPath(path).GetType("Tests")!.GetMethod(test)!)?.Detail);
        context.Unload();
    }

    private string Compiled(string runtimeAsync)
    {
        var parsed = new CSharpParseOptions(LanguageVersion.Preview).WithFeatures([new("runtime-async", runtimeAsync)]);
        var framework = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Select(static path => MetadataReference.CreateFromFile(path));
        var path = Path.Combine(_folder, "Tests.dll");
        var result = CSharpCompilation.Create(
            "Tests", [CSharpSyntaxTree.ParseText(Source, parsed)], framework,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release)).Emit(path);
        Assert.True(result.Success, string.Join(Environment.NewLine, result.Diagnostics));
        return path;
    }
}
