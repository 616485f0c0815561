using System.Diagnostics;

namespace SplNet.Integration.Tests;

/// <summary>
/// A user's program that is one file: the SDK builds it in a folder of its own, and with the settings of native compilation,
/// here without its packages.
/// </summary>
public sealed class PackedFileProgramTests(PackedSplNet packed)
{
    private const string Code = """
        #:package SplNet@0.1.0
        using SplNet;
        var experiment = new Experiment((a, b, allocated) => allocated(a) < allocated(b))
        {
            ["a"] = Operand.Of(() => new byte[2_000]),
            ["b"] = Operand.Of(() => new byte[100]),
            Options = new ExperimentOptions { Runs = 2, Iterations = 2 },
        };
        Console.WriteLine(experiment.Run());
        """;

    private const string AsNative = "<Project><PropertyGroup><JsonSerializerIsReflectionEnabledByDefault>" +
        "false</JsonSerializerIsReflectionEnabledByDefault><DynamicCodeSupport>false</DynamicCodeSupport></PropertyGroup></Project>";

    [Trait("Category", "Long")]
    [Fact]
    public async Task ProgramOfOneFile_IsMeasured_AndNamesItsRepeatCommand()
    {
        var project = packed.NewProject("file program").Add("perf.cs", "#:property PublishAot=false\n" + Code).Add(
            "Directory.Build.props", AsNative);

        var run = await project.RunAsync("run", "-c", "Release", "perf.cs");

        Assert.True(run.ExitCode == 0, run.Text);
        Assert.Matches(@"FAIL  a allocates 2 KB per call, b 124 B; claimed: allocated\(a\) < allocated\(b\)", run.Text);
        Assert.Matches(@"repeat:\s+SPLNET_SEED=\d+ dotnet run -c Release --file perf\.cs", run.Text);
    }

    // Nothing of the runtime that compiles is there: neither callers of methods nor the means to emit code.
    [Trait("Category", "Long")]
    [Fact]
    public async Task ProgramPublishedAsNativeCode_IsInvalid_AndSaysWhatToDo()
    {
        Assert.SkipUnless(
            OperatingSystem.IsLinux() && File.Exists("/usr/bin/gcc"), "Native compilation needs a linker; this test takes gcc.");
        var project = packed.NewProject("native program").Add("perf.cs", Code + "\nSpl.Within(() => new byte[100], 1.Seconds());");

        var published = await project.RunAsync(
            "publish", "perf.cs", "-o", "out", "-p:CppCompilerAndLinker=gcc", "-p:SuppressTrimAnalysisWarnings=true");
        Assert.True(published.ExitCode == 0, published.Text);
        using var program = Process.Start(new ProcessStartInfo(project.PathOf("out/perf"))
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        })!;
        var errors = program.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        var text = await program.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken) + await errors;
        await program.WaitForExitAsync(TestContext.Current.CancellationToken);

        Assert.NotEqual(0, program.ExitCode);
        Assert.Equal(3, text.Split("published as native code (PublishAot)").Length);
        Assert.DoesNotContain("PlatformNotSupportedException", text, StringComparison.Ordinal);
    }
}
