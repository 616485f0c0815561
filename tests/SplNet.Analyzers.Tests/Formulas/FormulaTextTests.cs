using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Formulas;

public class FormulaTextTests
{
    [Theory]
    [InlineData("""Spl("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""SplAttribute("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""SplNet.Spl("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""global::SplNet.SplAttribute("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""method: Spl("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""Fast("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""@SplAttribute("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""Spl({|SPL1007:|}null!)""")]
    [InlineData("""global::SplNet./* Spl */Spl("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""Obsolete, Spl("SELF < 1 {|SPL1018:sec|}")""")]
    [InlineData("""Spl("SELF < 1 {|SPL1018:parsecs|}")""")]
    [InlineData("""Spl("SELF < 1 {|SPL1018:sec|}"), Spl("SELF < {|SPL1001:$|} 1 ms")""")]
    public Task Attribute_IsFoundByEveryName(string attribute) => VerifyAsync(attribute);

    [Theory]
    [InlineData("using Attribute = SplNet.SplAttribute;", "Attribute")]
    [InlineData("using schnellAttribute = SplNet.SplAttribute;", "schnell")]
    [InlineData("using Spl2 = SplNet.SplAttribute; using SplNet;", "Spl2")]
    [InlineData("global using Fast = SplNet.SplAttribute;", "Fast")]
    public Task Attribute_IsFoundByAnAlias(string directive, string name) =>
        Verifier.VerifyAsync<FormulaTextAnalyzer>(
            $"{directive}\npublic class A {{ [{name}(\"SELF < 1 {{|SPL1018:sec|}}\")] public void B() {{}} }}");

    [Theory]
    [InlineData("new Experiment(\"a < 1 {|SPL1018:sec|}\")")]
    [InlineData("new Experiment(\"a < 1 s &&{|SPL1008:|}\")")]
    [InlineData("new Experiment(\"a < 1 s && \" + \"b < 1 {|SPL1018:sec|}\")")]
    public Task TextOfAnExperiment_IsChecked(string experiment) => VerifyTextAsync(experiment);

    [Theory]
    [InlineData("new Experiment(\"a < b && b < 1 s\")")]
    [InlineData("new Experiment((a, mean) => mean(a) < 1.Seconds())")]
    [InlineData("new string(\"a < 1 sec\")")]
    public Task OtherTexts_AreNotChecked(string experiment) => VerifyTextAsync(experiment);

    private static Task VerifyTextAsync(string experiment) =>
        Verifier.VerifyAsync<FormulaTextAnalyzer>($"using SplNet; public class A {{ public object B => {experiment}; }}");

    [Fact]
    public async Task AliasWithoutTheAttributeName_IsNotReported() =>
        Assert.Empty(await Verifier.ReportAsync(
            Sources.Compile("using = SplNet.SplAttribute; using SplNet; [Spl(\"THIS.ToString < 1 s\")] public class A;"),
            new FormulaTextAnalyzer()));

    [Fact]
    public Task SameNameElsewhere_IsNotAnAttribute() => Verifier.VerifyAsync<FormulaTextAnalyzer>("""
        using SplNet; // [Spl("SELF < 1 sec")]
        public class A
        {
            public const string Spl = "Spl";
            public string SplAttribute() => Spl + nameof(SplNet.SplAttribute) + typeof(SplAttribute) + new SplAttribute("SELF < 1 sec") + $"{Spl}Spl{"Spl"}";
        #if Spl
            [Spl("SELF < 1 sec")]
        #endif
            [System.Obsolete(Spl), Spl("SELF < 1 {|SPL1018:sec|}")] public void Splat() {}
        }
        """);

    [Fact]
    public async Task EditorThatAsksForALine_GetsItsDiagnostics()
    {
        const string source = "using SplNet;\n[Spl(\"A.B < 1 sec\")]\npublic class A { public static void B() {} }\n";
        var compilation = Sources.Compile(source);
        var model = compilation.GetSemanticModel(compilation.SyntaxTrees[0]);
        var line = (await model.SyntaxTree.GetTextAsync(TestContext.Current.CancellationToken)).Lines[1].Span;
        var reported = await compilation.WithAnalyzers([new FormulaTextAnalyzer()]).GetAnalyzerSemanticDiagnosticsAsync(
            model, line, TestContext.Current.CancellationToken);
        Assert.Equal("sec", source.Substring(Assert.Single(reported).Location.SourceSpan.Start, 3));
    }

    [Theory]
    [InlineData("""Spl("SELF < 1 s")""")]
    [InlineData("""Spl("SELF < 1 s", Name = "<", Category = "&")""")]
    [InlineData("""Obsolete("SELF < 1 sec")""")]
    [InlineData("""Other.Spl("SELF < 1 sec")""")]
    public Task CorrectFormula_IsNotReported(string attribute) => VerifyAsync(attribute);

    [Theory]
    [InlineData("Alpha = {|SPL1215:0.6|}")]
    [InlineData("Alpha = {|SPL1215:-0.5|}")]
    [InlineData("Alpha = {|SPL1215:1|}")]
    [InlineData("Alpha = 0")]
    [InlineData("Alpha = 0.05, Resolution = {|SPL1215:-1|}, Runs = {|SPL1215:1|}")]
    [InlineData("Runs = {|SPL1215:A.Many|}")]
    [InlineData("Interpretation = null")]
    [InlineData("Iterations = 50, WarmUp = \"2 s\", Reinstantiate = 12, Gc = \"server\", Tiers = \"off\"")]
    [InlineData("Env = \"A=0;B=1\", Budget = \"30 s\", Learn = \"results\", Runs = 1")]
    [InlineData("WarmUp = {|SPL1215:\"2\"|}, Budget = {|SPL1215:\"soon\"|}, WarmUpMost = {|SPL1215:\"11 min\"|}")]
    [InlineData("Gc = {|SPL1215:\"fast\"|}, Tiers = {|SPL1215:\"on\"|}, Env = {|SPL1215:\"=0\"|}, Reinstantiate = {|SPL1215:-1|}")]
    public Task Option_IsCheckedLikeAWithClause(string options) => VerifyAsync($"""Spl("SELF < 1 s", {options})""");

    [Fact]
    public Task DuplicateOption_IsReportedOnTheAttribute() => VerifyAsync("""Spl("SELF < 1 s with runs = 5", {|SPL1216:Runs|} = 6)""");

    [Fact]
    public Task ProblemInTheText_IsReportedOnceDespiteOptions() =>
        VerifyAsync("""Spl("SELF < 1 s with runs = {|SPL1215:1|}, {|SPL1214:speed|} = 5", Alpha = 0.05)""");

    [Theory]
    [InlineData("[assembly: Spl(\"A.B < 1 {|SPL1018:sec|}\")]\npublic class A { public void B() {} }")]
    [InlineData("[Spl(\"THIS.B < 1 {|SPL1018:sec|}\")]\npublic class A { public void B() {} }")]
    [InlineData("public class A { [Spl(\"SELF < 1 {|SPL1018:sec|}\")] public A() {} }")]
    [InlineData("public class A { [Spl(\"SELF < 1 {|SPL1018:sec|}\")] public int B => 5; }")]
    [InlineData("public record A([property: Spl(\"SELF[A.Any] < 1 {|SPL1018:sec|}\")] int B) { public static A Any() => new(1); }")]
    [InlineData("public interface IA { [Spl(\"SELF[IA.Any] < 1 {|SPL1018:sec|}\")] void B(); static IA Any() => null!; }")]
    [InlineData("public class A { public void B() { C(); [Spl(\"{|SPL1310:SELF|} < 1 {|SPL1018:sec|}\")] void C() {} } }")]
    public Task EveryCarrier_IsChecked(string source) => Verifier.VerifyAsync<FormulaTextAnalyzer>("using SplNet;\n" + source);

    [Theory]
    [InlineData("A.B<{|SPL1303:Nowhere|}> < 1 s", "1 s > A.B<{|SPL1303:Nowhere|}>")]
    [InlineData("{|SPL1305:A.B|} < 1 s", "1 s > {|SPL1305:A.B|}")]
    [InlineData("A.C[{|SPL1305:A.B|}] < 1 s", "1 s > A.C[{|SPL1305:A.B|}]")]
    [InlineData("A.D[{|SPL1323:A.Kept|}] < 1 s", "1 s > A.D[{|SPL1323:A.Kept|}]")]
    [InlineData("A.D[{|SPL1323:A.Kept|}] < 1 s", "1 s > A.D[{|SPL1323:A.Kept|}] && A.D[A.Kept] > 1 ns")]
    [InlineData("A.C(5) < 1 s", "A.C(5) < 2 s && A.C({|SPL1312:'5'|}) > 1 ns")]
    public Task ProblemInASharedConstant_IsReportedInEachFormula(string one, string other) => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        $"using SplNet;\n[Spl(\"{one}\"), Spl(\"{other}\")] public class A {{ public static int B<T>() => 5; " +
        "public static int C(int a) => a; public static int D(int[] a) => a[0]; public static int[][] Kept = []; }");

    [Fact]
    public Task OperandOfItsCarrier_DiffersInEachType() => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        "using SplNet;\n[Spl(\"THIS.C < 1 s && C < 1 s\")] public class A { public void C() {} }\n" +
        "[Spl(\"THIS.{|SPL1306:C|} < 1 s && {|SPL1306:C|} < 1 s\")] public class B;");

    [Theory]
    [InlineData("[Spl(\"THIS.C < D && D < {|SPL1311:A.C|}\")] public abstract class A { public void C() {} public void D() {} }")]
    [InlineData("public abstract class A { [Spl(\"SELF < D\")] public abstract void C(); public void D() {} }")]
    [InlineData("public abstract class A { [Spl(\"SELF < THIS.D\")] public virtual int C => 5; public void D() {} }")]
    [InlineData("public abstract class A { [Spl(\"{|SPL1311:SELF|} < {|SPL1311:D|}\")] public void C() {} public void D() {} }")]
    [InlineData("public abstract class A { [Spl(\"SELF[Own] < 1 s\")] public abstract int C(int a); private int[] Own() => [1]; }")]
    [InlineData(
        "public abstract class A { [Spl(\"SELF[{|SPL1311:Own|}] < 1 s\")] public static int C(int a) => a; private int[] Own() => [1]; }")]
    [InlineData("[Spl(\"THIS.C[Own] < THIS.C[{|SPL1311:A.Own|}]\")] public abstract class A { public int C(int a) => a; " +
        "private int[] Own() => [1]; }")]
    [InlineData("public interface A { [Spl(\"{|SPL1311:SELF|} < 1 s\")] void C(); }")]
    public Task FormulaOfAnAbstractClass_AppliesToDerivedClasses(string source) =>
        Verifier.VerifyAsync<FormulaTextAnalyzer>("using SplNet;\n" + source);

    [Fact]
    public Task MethodOfAnExtensionBlock_IsTheStaticMethodOfItsClass() => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        "using SplNet;\npublic static class A { extension(int b) { [Spl(\"SELF(5) < THIS.D(5) && E(5) < A.E(5)\")] public int C() => b; " +
        "public int D() => b; } public static int E(int b) => b; }");

    [Fact]
    public Task PropertyOfAnExtensionBlock_CannotCarryItsOwnFormula() => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        "using SplNet;\npublic static class A { extension(string b) { [Spl(\"{|SPL1317:SELF|} < {|SPL1317:THIS|}.C && {|SPL1306:C|} " +
        "< A.get_C('a')\")] public int C => b.Length; } }");

    [Fact]
    public async Task ProjectWithoutSplNet_IsNotChecked()
    {
        const string source = "namespace SplNet { public class SplAttribute(string formula) : System.Attribute { " +
            "public string Formula => formula; } }\n[SplNet.Spl(\"SELF <\")] public class A;";
        Assert.Empty(await Verifier.ReportAsync(Sources.Compile(source, isWithSplNet: false), new FormulaTextAnalyzer()));
        Assert.Empty(await Verifier.ReportAsync(
            Sources.Compile("", isWithSplNet: false), [new TextFile("a.spl", "a <")], new FormulaFileAnalyzer()));
    }

    [Fact]
    public async Task GeneratedCode_IsNotChecked() => Assert.Empty(
        await Verifier.ReportAsync(
            Sources.Compile("// <auto-generated/>\n[SplNet.Spl(\"SELF <\")] public class A;"), new FormulaTextAnalyzer()));

    [Fact]
    public async Task Diagnostic_HasTheProblemAndAdviceOfTheRuntime()
    {
        var found = Assert.Single(await Verifier.ReportAsync(
            Sources.Compile("[assembly: SplNet.Spl(\"A.B < A.B\")] public class A { public static void B() {} }"),
            new FormulaTextAnalyzer()));
        Assert.Equal(DiagnosticSeverity.Error, found.Severity);
        Assert.Equal(
            "'A.B < A.B' can never hold: both sides are the same. Compare with another method, or with another revision of it.",
            found.GetMessage(null));
    }

    [Fact]
    public async Task Warning_IsReportedAsAWarning()
    {
        var found = Assert.Single(await Verifier.ReportAsync(
            Sources.Compile("[assembly: SplNet.Spl(\"A.B <= A.B\")] public class A { public static void B() {} }"),
            new FormulaTextAnalyzer()));
        Assert.Equal(("SPL1205", DiagnosticSeverity.Warning), (found.Id, found.Severity));
    }

    [Fact]
    public async Task PlaceInAConstant_LeadsToTheAttribute()
    {
        var found = Assert.Single(await Verifier.ReportAsync(
            Sources.Compile("public class A { const string F = \"A.B <\"; [SplNet.Spl(F)] public void B() {} }"),
            new FormulaTextAnalyzer()));
        Assert.Equal("F", found.Location.SourceTree!.ToString().Substring(Assert.Single(found.AdditionalLocations).SourceSpan.Start, 1));
    }

    private static Task VerifyAsync(string attribute) => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        $$"""
        using SplNet;
        using Fast = SplNet.SplAttribute;

        public class A
        {
            public const int Many = 1000000;

            [{{attribute}}]
            public void B() {}
        }

        namespace Other
        {
            [AttributeUsage(AttributeTargets.All)]
            public class SplAttribute(string text) : Attribute { public string Text => text; }
        }
        """);
}
