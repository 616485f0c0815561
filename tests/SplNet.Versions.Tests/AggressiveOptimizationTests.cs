using System.Runtime.CompilerServices;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

public sealed class AggressiveOptimizationTests : IDisposable
{
    private static readonly string This = typeof(AggressiveOptimizationTests).Assembly.Location;

    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Methods_HaveTheirSourceNames()
    {
        Assert.Equal(12, Named() + WithLambda());
        Assert.Equal(
            ["AggressiveOptimizationTests.Named", "AggressiveOptimizationTests.WithLambda"],
            AggressiveOptimization.Methods(This).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Flag_IsRemovedAndSet()
    {
        var copy = _folder["Copy.dll"];
        File.Copy(This, copy);
        AggressiveOptimization.Set(copy, isOn: false);
        Assert.Empty(AggressiveOptimization.Methods(copy));
        AggressiveOptimization.Set(copy, isOn: true);
        Assert.Contains("TestFolder.Dispose", AggressiveOptimization.Methods(copy));
    }

    // Only the flag differs, and each copy has as many bytes.
    [Fact]
    public void RestOfTheAssembly_IsUnchanged()
    {
        var copy = _folder["Copy.dll"];
        File.Copy(This, copy);
        AggressiveOptimization.Set(copy, isOn: false);
        var (before, after) = (File.ReadAllBytes(This), File.ReadAllBytes(copy));
        Assert.Equal(before.Length, after.Length);
        Assert.Equal(2, before.Zip(after).Count(static pair => pair.First != pair.Second));
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static int Named() => 5;

    private static int WithLambda()
    {
        var lambda = [MethodImpl(MethodImplOptions.AggressiveOptimization)] static () => 7;
        return lambda();
    }
}
