using SplNet.Evaluation.Explaining;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>What perf 6.1 prints with <c>perf report --stdio --no-children --sort symbol -g none</c>.</summary>
public class PerfReportTests
{
    private const string Printed = """
        # To display the perf.data header info, please use --header/--header-only options.
        #
        # Overhead  Symbol                                                          IPC   [IPC Coverage]
        # ........  .............................................................  ....................
        #
            41.32%  [.] instance char [Lib] Lib.Scanner::Peek()[OptimizedTier1]     -      -
             8.18%  [.] instance char [Lib] Lib.Scanner::Peek()[Tier0]              -      -
            12.50%  [.] __memset_avx512_unaligned_erms                              -      -
             3.25%  [.] 0x00007f2f09bcf30d                                          -      -
             1.25%  [.] 0x00000000005fb9cd                                          -      -
             0.75%  [k] clear_page_erms                                             -      -

        """;

    [Fact]
    public void TiersOfAMethod_AreOne() => Assert.Equal(0.495, PerfReport.Shares(Printed)["Scanner.Peek"], 9);

    [Fact]
    public void NativeCode_HasItsSymbolOrSaysThatItIsMissing()
    {
        var shares = PerfReport.Shares(Printed);
        Assert.Equal(
            ["(native code without symbols)", "Scanner.Peek", "__memset_avx512_unaligned_erms", "clear_page_erms"],
            shares.Keys.Order(StringComparer.Ordinal));
        Assert.Equal(0.045, shares["(native code without symbols)"], 9);
    }

    [Fact]
    public void NestedGenericType_IsSpelledAsInSource() => Assert.Equal(
        "Enumerable.WhereIterator[Char].GetCount",
        PerfReport.NameOf("instance int32 [System.Linq] System.Linq.Enumerable+WhereIterator`1[System.Char]::GetCount()[OptimizedTier1]"));

    [Fact]
    public void PageWithoutSamples_HasNoShares() => Assert.Empty(PerfReport.Shares("# no samples\n"));
}
