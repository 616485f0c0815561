using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using SplNet.Causes.Counting;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Code;

public class StructSizeTests
{
    private const string Structs = """
        using System.Runtime.CompilerServices;
        using System.Runtime.InteropServices;
        namespace Sut;
        public struct Empty;
        public enum Small : byte { None }
        public struct Tail { public long A; public byte B; }
        public struct Gaps { public byte A; public long B; public byte C; }
        public struct Bytes { public byte A; public byte B; public byte C; }
        public struct Nested { public byte A; public Bytes B; public byte C; public Tail D; public byte E; }
        public struct Inner { public int A; public short B; }
        public struct ByInner { public byte A; public Inner B; public byte C; }
        public struct Enums { public Small A; public Small B; public DayOfWeek C; }
        public struct Numbers { public decimal A; public byte B; public DateTime C; public Guid D; }
        public struct Optional { public byte A; public int? B; public byte? C; }
        [InlineArray(4)] public struct Four { private long _first; }
        [InlineArray(64)] public struct Many { private long _first; }
        [InlineArray(5)] public struct Odd { private Inner _first; }
        public struct WithArray { public byte A; public Odd B; public byte C; }
        public unsafe struct Fixed { public fixed int A[5]; public byte B; }
        [StructLayout(LayoutKind.Sequential, Pack = 1)] public struct Packed { public byte A; public long B; public short C; }
        [StructLayout(LayoutKind.Sequential, Pack = 2)] public struct PackedByTwo { public byte A; public long B; public byte C; }
        public struct ByPacked { public byte A; public Packed B; public int C; }
        [StructLayout(LayoutKind.Sequential, Size = 13)] public struct Stated { public int A; }
        [StructLayout(LayoutKind.Sequential, Size = 2)] public struct TooSmall { public long A; public byte B; }
        [StructLayout(LayoutKind.Explicit)] public struct Union { [FieldOffset(0)] public long A; [FieldOffset(4)] public int B; [FieldOffset(8)] public byte C; }
        [StructLayout(LayoutKind.Explicit, Size = 32)] public struct WideUnion { [FieldOffset(0)] public long A; [FieldOffset(0)] public double B; }
        public struct References { public object A; public string B; public int C; }
        public struct Mixed { public byte A; public object B; public byte C; public int D; public string E; public short F; }
        public struct MixedAndNested { public byte A; public Bytes B; public object C; public Inner D; public byte E; }
        """;

    [Fact]
    public void Size_MatchesTheRuntime()
    {
        var folder = OwnedFolder.Create("splnet-causes-");
        var path = Compiler.Compile(folder, "Sut", [Structs]);
        var actual = new AssemblyLoadContext("sizes").LoadFromStream(new MemoryStream(File.ReadAllBytes(path))).GetTypes()
            .Where(static type => type is { IsValueType: true, IsEnum: false, IsNested: false, Namespace: "Sut" })
            .ToDictionary(static type => type.FullName!, SizeOf, StringComparer.Ordinal);

        var sizes = CountedLibrary.Write(folder, ["Sut.dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]).Sizes;

        Assert.Equal(Lines(actual), Lines(actual.Keys.ToDictionary(static name => name, name => sizes[name], StringComparer.Ordinal)));
    }

    private static int SizeOf(Type type) => (int)typeof(Unsafe).GetMethod(nameof(Unsafe.SizeOf), BindingFlags.Public | BindingFlags.Static)!
        .MakeGenericMethod(type).Invoke(null, null)!;

    private static string Lines(Dictionary<string, int> sizes) =>
        string.Join('\n', sizes.OrderBy(static size => size.Key, StringComparer.Ordinal)
            .Select(static size => string.Create(CultureInfo.InvariantCulture, $"{size.Key} {size.Value}")));
}
