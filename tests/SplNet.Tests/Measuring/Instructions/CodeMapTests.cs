using SplNet.Measuring.Instructions;

namespace SplNet.Tests.Measuring.Instructions;

/// <summary>Lines as the runtime and the system write them.</summary>
public sealed class CodeMapTests
{
    private static readonly CodeMap Map = CodeMap.Of(
        [
            "00007F0000001000 20 int32 [Lib] Lib.Scanner::Peek()[Tier0]",
            "00007F0000001040 10 int32 [Lib] Lib.Scanner::Skip(int32)[OptimizedTier1]",
            "00007F0000001000 30 int32 [Lib] Lib.Scanner::Next()[OptimizedTier1]",
            "00007F0000001100 10 stub ReportStubBlock<VSD_DispatchStub>",
            "not a line",
        ],
        [
            "7f0000002000-7f0000003000 r-xp 00000000 fe:00 1234                       /usr/lib/libc.so.6",
            "7f0000003000-7f0000004000 r--p 00001000 fe:00 1234                       /usr/lib/libc.so.6",
            "7f0000005000-7f0000006000 r-xp 00000000 00:00 0",
        ]);

    [Fact]
    public void FirstAndLastByteOfAMethod_AreItsOwn() => Assert.Equal(
        ["int32 [Lib] Lib.Scanner::Skip(int32)[OptimizedTier1]", "int32 [Lib] Lib.Scanner::Skip(int32)[OptimizedTier1]"],
        [Map.NameOf(0x7F0000001040), Map.NameOf(0x7F000000104F)]);

    [Fact]
    public void CodeThatTookThePlaceOfOther_HasTheLaterName() =>
        Assert.Equal("int32 [Lib] Lib.Scanner::Next()[OptimizedTier1]", Map.NameOf(0x7F0000001025));

    [Fact]
    public void CodeOfAFile_HasItsName() => Assert.Equal("(libc.so.6)", Map.NameOf(0x7F0000002345));

    [Theory]
    [InlineData(0x7F0000000FFF)]
    [InlineData(0x7F0000001050)]
    [InlineData(0x7F0000001108)]
    [InlineData(0x7F0000003000)]
    [InlineData(0x7F0000005100)]
    public void OtherCode_IsTheRuntimes(ulong address) => Assert.Equal(CodeMap.Stubs, Map.NameOf(address));

    [Fact]
    public void EmptyMap_NamesNothing() => Assert.Equal(CodeMap.Stubs, CodeMap.Of([], []).NameOf(0));
}
