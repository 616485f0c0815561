namespace SplNet.Integration.Tests;

/// <summary>A user's program that is one file: the SDK builds it in a folder of its own, and with the settings of native compilation, here without its packages.</summary>
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

    private const string AsNative = "<Project><PropertyGroup><JsonSerializerIsReflectionEnabledByDefault>false</JsonSerializerIsReflectionEnabledByDefault><DynamicCodeSupport>false</DynamicCodeSupport></PropertyGroup></Project>";

    [Trait("Category", "Long")]
    [Fact]
    public async Task ProgramOfOneFile_IsMeasured_AndNamesItselfToBeRepeated()
    {
        var project = packed.NewProject("file program").Add("perf.cs", "#:property PublishAot=false\n" + Code).Add("Directory.Build.props", AsNative);

        var run = await project.RunAsync("run", "-c", "Release", "perf.cs");

        Assert.True(run.ExitCode == 0, run.Text);
        Assert.Matches(@"FAIL\s+allocated\(a\) < allocated\(b\)", run.Text);
        Assert.Matches(@"repeat:\s+SPLNET_SEED=\d+ dotnet run -c Release --file perf\.cs", run.Text);
    }
}
