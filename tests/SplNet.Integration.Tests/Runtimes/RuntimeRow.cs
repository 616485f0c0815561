using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests.Runtimes;

/// <summary>
/// A project for net11.0 with a test framework, or a console program: one test that holds, one that awaits, and one that fails.
/// </summary>
/// <param name="Framework">The framework's name; the matrix of frameworks has its packages.</param>
/// <param name="RuntimeAsync">True if the compiler leaves the state machines of async methods to the runtime.</param>
internal sealed record RuntimeRow(string Framework, bool RuntimeAsync)
{
    /// <summary>The name of a console program in place of a framework's.</summary>
    public const string Console = "Console";

    /// <summary>The rows: each framework and a console program, with and without runtime-async.</summary>
    public static IReadOnlyList<RuntimeRow> All { get; } =
        [.. new[] { true, false }.SelectMany(static runtimeAsync =>
            new[] { "MSTest", "xUnit.net v3", "NUnit", "TUnit", Console }.Select(framework => new RuntimeRow(framework, runtimeAsync)))];

    /// <summary>A name for the project.</summary>
    public string Name => string.Concat(Framework.Where(char.IsLetterOrDigit)) + (RuntimeAsync ? "RuntimeAsync" : "StateMachine");

    /// <summary>
    /// The command that runs the tests of the built project. Those with state machines run under VSTest where the framework does.
    /// </summary>
    /// <param name="output">The path of the assembly.</param>
    public string[] Command(string output) => Matrix is { OnVstest: true } && !RuntimeAsync ? ["test", output] : [output];

    /// <summary>How they end: two pass and one fails, and a program says so itself.</summary>
    public MatrixOutcome Expected { get; } = new(Passed: 2, Failed: 1, Skipped: 0);

    /// <summary>The test class of the framework, or the program.</summary>
    public string Source => Framework switch
    {
        "MSTest" => Tests("using Microsoft.VisualStudio.TestTools.UnitTesting;", "[TestClass]", "[TestMethod]"),
        "NUnit" => Tests("using NUnit.Framework;", string.Empty, "[Test]"),
        "TUnit" => Tests("using TUnit.Core;", string.Empty, "[Test]"),
        Console => """
            var passed = 0;
            foreach (var experiment in new[] { Claims.Holds(), Claims.Awaits(), Claims.Fails() })
            {
                var result = experiment.Run();
                Console.WriteLine(result);
                passed += result.Passed ? 1 : 0;
            }

            Console.WriteLine($"Passed: {passed}, Failed: {3 - passed}, Skipped: 0");
            return 1;
            """,
        _ => Tests("using Xunit;", string.Empty, "[Fact]"),
    };

    /// <summary>The claims. The awaiting operand fails on another runtime, and where the compiler did not do what was asked.</summary>
    public string Claims => $$"""
        using System.Reflection;
        using SplNet;

        public static class Claims
        {
            private static readonly ExperimentOptions Brief = new() { Runs = 2, Iterations = 2, IterationTime = TimeSpan.FromMilliseconds(1) };

            public static Experiment Holds() => new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[1_000]), Options = Brief };

            public static Experiment Awaits() => new((measured, allocated) => allocated(measured) > 1_000.Bytes()) { ["measured"] = Operand.Of(SuspendAsync), Options = Brief };

            public static Experiment Fails() => new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[20_000]), Options = Brief };

            private static async Task<byte[]> SuspendAsync()
            {
                await Task.Yield();
                var method = typeof(Claims).GetMethod(nameof(SuspendAsync), BindingFlags.NonPublic | BindingFlags.Static)!;
                var isRuntimeAsync = ((int)method.MethodImplementationFlags & 0x2000) != 0;
                if (Environment.Version.Major != 11 || isRuntimeAsync != {{(RuntimeAsync ? "true" : "false")}})
                    throw new InvalidOperationException($"Runs on .NET {Environment.Version}, runtime-async: {isRuntimeAsync}.");
                return new byte[1_000];
            }
        }
        """;

    /// <summary>The project.</summary>
    public string Project => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net11.0</TargetFramework>
            <OutputType>Exe</OutputType>
            <Nullable>enable</Nullable>
            <ImplicitUsings>enable</ImplicitUsings>
            <IsPackable>false</IsPackable>
            <NuGetAudit>false</NuGetAudit>
            <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
            <WarningsNotAsErrors>NU1603</WarningsNotAsErrors>
            {(RuntimeAsync ? "<Features>runtime-async=on</Features>" : string.Empty)}
            {Matrix?.Properties}
          </PropertyGroup>
          <ItemGroup>
            {string.Concat(Matrix?.Packages.Select(static one => $"<PackageReference Include=\"{one.Package}\" Version=\"{one.Version}\" />") ?? [])}
            <PackageReference Include="SplNet" Version="0.1.0" />
          </ItemGroup>
        </Project>
        """;

    private MatrixRow? Matrix =>
        Framework == Console ? null : Frameworks.Matrix.Rows.Single(row => row.IsNewest && row.Framework == Framework);

    private static string Tests(string usings, string type, string test) => $$"""
        {{usings}}

        {{type}}
        public class PerformanceTests
        {
            {{test}}
            public void Holds() => Claims.Holds().Assert();

            {{test}}
            public void Awaits() => Claims.Awaits().Assert();

            {{test}}
            public void Fails() => Claims.Fails().Assert();
        }
        """;
}
