using SplNet.Causes.Code;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Tests.Mutating.Screening;

/// <summary>Blocks as texts, from the text of their method.</summary>
public sealed class BlockTextsTests
{
    [Fact]
    public void Blocks_HaveTheirInstructionsWithoutAddresses()
    {
        var part = Part(
            "IL\nldc.i4 3\nstloc V4:System.Int32\nbr 17\nconstrained. T\ncallvirt Object::ToString()\nret \nCatch 1-2 3-4 \n", 3, 2);

        Assert.Equal(["ldc.i4 3\nstloc System.Int32\nbr\n", "constrained. T\ncallvirt Object::ToString()\nret \n"], BlockTexts.Of(part));
    }

    [Fact]
    public void TextOfSeveralLines_BelongsToItsInstruction()
    {
        var part = Part("IL\nldstr one\ntwo words\n\ncall M\nret ", 2, 1);

        Assert.Equal(["ldstr one\ntwo words\n\ncall M\n", "ret \n"], BlockTexts.Of(part));
    }

    private static MethodPart Part(string text, params int[] blocks)
    {
        var part = new MethodPart { Key = "key", User = "key", Assembly = 0, Text = text };
        foreach (var instructions in blocks)
        {
            var block = new BasicBlock(part.Blocks.Count);
            for (var one = 0; one < instructions; one++)
                block.AddInstruction(0);
            part.Blocks.Add(block);
        }

        return part;
    }
}
