using SplNet.Evaluation.ResultDocuments;
using SplNet.Tests.Processes;
using SplNet.Values.Runtimes;
using SplNet.Versions.Tests;

namespace SplNet.Tests.Evaluation.ResultDocuments;

/// <summary>The framework under which measurements are kept.</summary>
public sealed class MeasuredFrameworkTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(8, "net8.0")]
    [InlineData(10, "net8.0 on .NET 10")]
    [InlineData(7, "net8.0")]
    public void RuntimeOfTheOptions_IsUsedIfNewer(int runtime, string framework) =>
        Assert.Equal(framework, MeasuredFramework.Of(Program(), Runtime.Net(runtime)));

    [Fact]
    public void RuntimeOfTheProgramConfiguration_CountsRatherThanThisProcess()
    {
        var program = Program();
        Assert.Equal($"net8.0 on .NET {Environment.Version.Major}", MeasuredFramework.Of(program, runtime: null));
        var newest = InstalledFrameworks.Here.Versions(InstalledFrameworks.Core)[0];
        File.WriteAllText(
            RuntimeConfiguration.PathOf(program),
            $$"""{ "runtimeOptions": { "framework": { "name": "Microsoft.NETCore.App", "version": "{{newest}}" } } }""");
        Assert.Equal($"net8.0 on .NET {newest.Number.Major}", MeasuredFramework.Of(program, runtime: null));
    }

    [Fact]
    public void ProgramWithoutAFile_HasNoFramework() => Assert.Null(MeasuredFramework.Of(string.Empty, runtime: null));

    private string Program()
    {
        var path = Path.Combine(_folder.Location, "Program.dll");
        EmittedAssembly.Write(path, "1.0.0");
        return path;
    }
}
