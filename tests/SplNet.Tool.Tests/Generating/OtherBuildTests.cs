using System.Diagnostics;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using System.Text;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Tests.Generating;

/// <summary>
/// Tests that are built for what benchmarks cannot run on, or without optimisation: built ones, with the bytes changed that say so.
/// </summary>
public sealed class OtherBuildTests : IDisposable
{
    private const string Framework = ".NETCoreApp,Version=v10.0";

    // Of the header of .NET in an assembly (ECMA-335, II.25.3.3).
    private const int PlaceOfFlags = 16;

    // Of a short blob, and of the value of an attribute (II.23.3, II.24.2.4).
    private const int LengthAndProlog = 3;

    private readonly string _folder = OwnedFolder.Create("splnet-unusable-");

    [Fact]
    public void AssemblyFor32Bits_IsRefused()
    {
        var errors = Refused(static bytes =>
        {
            using var file = new PEReader(new MemoryStream(bytes));
            bytes[file.PEHeaders.CorHeaderStartOffset + PlaceOfFlags] |= (byte)CorFlags.Requires32Bit;
        });

        Assert.Contains(
            "is for 32 bits only, but SplNet measures in 64-bit processes. Build the tests for AnyCPU.", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(".NETCoreApp,Version=v99.0", "is built for .NET 99.0, which is not installed. Installed in ")]
    [InlineData(".NETCoreApp,Version=v03.1", "generate supports tests of .NET 5 and later.")]
    [InlineData(".NETFramework,Version=4.8", "generate supports tests of .NET 5 and later.")]
    public void AssemblyForAnotherRuntime_IsRefused(string framework, string expected)
    {
        var errors = Refused(bytes =>
        {
            var place = bytes.AsSpan().IndexOf(Encoding.UTF8.GetBytes(Framework));
            Assert.True(place > 0);
            Encoding.UTF8.GetBytes(framework, bytes.AsSpan(place));
        });

        Assert.Contains(expected, errors, StringComparison.Ordinal);
    }

    [Fact]
    public void DebugBuild_IsReportedAndBenchmarksAreWritten()
    {
        var (exitCode, errors) = Generated(static bytes =>
        {
            Disable(bytes);
            // as long as Release
            Encoding.UTF8.GetBytes("Checked", bytes.AsSpan(PlaceOf(bytes, nameof(AssemblyConfigurationAttribute)) + 1));
        });

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains(
            "is a Debug build; the trial uses it unchanged, but the benchmarks build the tests in Release.",
            errors,
            StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void ReleaseBuildWithoutOptimisation_IsReportedWithTheCompileCommand()
    {
        var (exitCode, errors) = Generated(Disable);

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains(
            "was built in Release, but not optimised; the trial uses it unchanged. Optimize must be true: ",
            errors,
            StringComparison.Ordinal);
        Assert.DoesNotContain("is a Debug build", errors, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void ReleaseBuild_IsNotReported()
    {
        var errors = Generated(static _ => { }).Errors;

        Assert.DoesNotContain("is a Debug build", errors, StringComparison.Ordinal);
        Assert.DoesNotContain("not optimised", errors, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static void Disable(byte[] bytes) =>
        BitConverter.TryWriteBytes(
            bytes.AsSpan(PlaceOf(bytes, nameof(DebuggableAttribute))),
            (int)(DebuggableAttribute.DebuggingModes.Default | DebuggableAttribute.DebuggingModes.DisableOptimizations));

    // Of the value of an attribute of the assembly.
    private static int PlaceOf(byte[] bytes, string name)
    {
        using var file = new PEReader(new MemoryStream(bytes));
        var reader = file.GetMetadataReader();
        var attribute = reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute)
            .Single(one => IsCalled(reader, one, name));
        return file.PEHeaders.MetadataStartOffset + reader.GetHeapMetadataOffset(HeapIndex.Blob) + reader.GetHeapOffset(attribute.Value)
            + LengthAndProlog;
    }

    private static bool IsCalled(MetadataReader reader, CustomAttribute attribute, string name) =>
        attribute.Constructor.Kind == HandleKind.MemberReference
        && reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent is { Kind: HandleKind.TypeReference } type
        && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)type).Name, name);

    private string Refused(Action<byte[]> change)
    {
        var (exitCode, errors) = Generated(change);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.False(Directory.Exists(Path.Combine(_folder, "into")));
        return errors;
    }

    private (int ExitCode, string Errors) Generated(Action<byte[]> change)
    {
        var original = Built.Candidates("Xunit");
        Directory.CreateDirectory(Path.Combine(_folder, "tests"));
        File.WriteAllText(Path.Combine(_folder, "tests", "My.csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");
        FileTree.Copy(Path.GetDirectoryName(original)!, _folder);
        var path = Path.Combine(_folder, Path.GetFileName(original));
        var bytes = File.ReadAllBytes(path);
        change(bytes);
        File.WriteAllBytes(path, bytes);

        var (exitCode, _, errors) = InThisProcess.Run(
            "generate", path, "--into", Path.Combine(_folder, "into", "My.Performance"), "--project",
            Path.Combine(_folder, "tests", "My.csproj"), "--filter", "CalcTests");
        return (exitCode, errors);
    }
}
