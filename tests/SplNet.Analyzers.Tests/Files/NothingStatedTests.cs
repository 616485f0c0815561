using SplNet.Analyzers.Files;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Files;

/// <summary>SPL3003.</summary>
public class NothingStatedTests
{
    [Theory]
    [InlineData("public class A { public void B() {} }", "typeof([|A|])")]
    [InlineData("public class A { [Obsolete] public void B() {} }", "typeof([|A|]), WholeAssembly = false")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public class Inner; }", "typeof([|A|])")]
    [InlineData("public class A<T>;", "typeof([|A<>|])")]
    [InlineData(
        "public interface IBase { [Spl(\"SELF < 1 s\")] void B(); } public class A : IBase { public void B() {} }", "typeof([|A|])")]
    public Task TypeWithoutRequirements_IsReported(string types, string asked) => VerifyAsync(types, asked);

    [Theory]
    [InlineData("[Spl(\"THIS.B < 1 s\")] public class A { public void B() {} }", "typeof(A)")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] private void B() {} }", "typeof(A)")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public A() {} }", "typeof(A)")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public int B => 5; }", "typeof(A)")]
    [InlineData("public class A { public void B() { C(); [Spl(\"SELF < 1 s\")] void C() {} } }", "typeof(A)")]
    [InlineData("[Spl(\"THIS.B < 1 s\")] public class Base { public void B() {} } public class A : Base;", "typeof(A)")]
    [InlineData(
        "public class Base { [Spl(\"SELF < 1 s\")] public virtual void B() {} } public class A : Base { public override void B() {} }",
        "typeof(A)")]
    [InlineData(
        "public class Base { [Spl(\"SELF < 1 s\")] public virtual int B => 5; } public class A : Base { public override int B => 6; }",
        "typeof(A)")]
    [InlineData("public partial class A; public partial class A { [Spl(\"SELF < 1 s\")] public void B() {} }", "typeof(A)")]
    [InlineData("public class A<T> { [Spl(\"SELF < 1 s\")] public void B() {} }", "typeof(A<int>)")]
    [InlineData("public class A;", "typeof(A), WholeAssembly = true")]
    [InlineData("public class A;", "typeof(string)")]
    public Task TypeThatMayHaveARequirement_IsNotReported(string types, string asked) => VerifyAsync(types, asked);

    private static Task VerifyAsync(string types, string asked) => Verifier.VerifyAsync<NothingStatedAnalyzer>(
        $$"""
        using SplNet;

        public class Tests
        {
            [Xunit.Theory, SplFormulas({{asked}})]
            public void Requirements(SplRequirement requirement) => requirement.Assert();
        }

        {{types}}
        """);
}
