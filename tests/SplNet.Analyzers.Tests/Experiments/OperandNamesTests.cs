using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class OperandNamesTests
{
    [Theory]
    [InlineData("""new Experiment((a, {|SPL2001:b|}, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""new Experiment({|SPL2001:"a < b && b < 1 s"|}) { ["a"] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""new Experiment((a, {|SPL2001:b|}, mean) => mean(a) < mean(b)) { Methods = { ["a"] = Operand.Of(Work) } }.Run();""")]
    [InlineData(
        """if (Engine.Evaluate(new Experiment((a, {|SPL2001:b|}, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work) })) Work();""")]
    [InlineData("""Experiment test = new((a, {|SPL2001:b|}, mean) => mean(a) < mean(b)); test["a"] = Operand.Of(Work); test.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, {|SPL2001:b|}, mean) => mean(a) < mean(b)); test.Methods["a"] = Operand.Of(Work); Engine.Evaluate(test);""")]
    public Task OperandWithoutBinding_IsReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("""new Experiment((a, b, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work), ["b"] = Operand.Of(Work) }.Assert();""")]
    [InlineData(
        """new Experiment("forall n in 1, 2: a(n) < 2 * b(n)@v1 && p99(c) < 1 s") { ["a"] = Operand.Of(Work), ["b"] = Operand.Of(Work), ["c"] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""new Experiment("a < ") { ["b"] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""new Experiment(Environment.NewLine) { ["b"] = Operand.Of(Work) }.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, b, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work) }; test["b"] = Operand.Of(Work); test.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, b, mean) => mean(a) < mean(b)); test.Methods["a"] = Operand.Of(Work); if (list.Count > 0) test.Methods["b"] = Operand.Of(Work); test.Assert();""")]
    public Task AllOperandsBound_IsNotReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("""var test = new Experiment((a, b, mean) => mean(a) < mean(b)); Take(test); test.Assert();""")]
    [InlineData("""var test = new Experiment((a, b, mean) => mean(a) < mean(b)); var methods = test.Methods; test.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, b, mean) => mean(a) < mean(b)); foreach (var name in test.Operands) test[name] = Operand.Of(Work); test.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, b, mean) => mean(a) < mean(b)); Throws(() => test.Assert()); static void Throws(Func<object> code) { }""")]
    [InlineData("""var test = new Experiment((a, b, mean) => mean(a) < mean(b)); test = Make(); test.Assert();""")]
    [InlineData("""var test = new Experiment((a, b, mean) => mean(a) < mean(b)); test.Options = ExperimentOptions.Default;""")]
    [InlineData("""Take(new Experiment((a, b, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work) });""")]
    public Task ExperimentThatOtherCodeMayBind_IsNotReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData(
        """var test = new Experiment((a, mean) => mean(a) < 1.Seconds()); test["a"] = Operand.Of(Work); test.Assert(); test = new Experiment((b, mean) => mean(b) < 1.Seconds()); test["b"] = Operand.Of(Work); test.Assert();""")]
    [InlineData(
        """var test = new Experiment((a, mean) => mean(a) < 1.Seconds()) { ["a"] = Operand.Of(Work) }; Change(ref test); test["b"] = Operand.Of(Work); test.Assert(); static void Change(ref Experiment one) { }""")]
    public Task VariableThatIsReassigned_SaysNothingAboutTheFirstExperiment(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData(
        """var test = new Experiment((a, b, mean) => mean(a) < mean(b)); (test["a"], test["b"]) = (Operand.Of(Work), Operand.Of(Work)); test.Assert();""")]
    [InlineData("""var test = new Experiment((a, mean) => mean(a) < 1.Seconds()); test["a"] ??= Operand.Of(Work); test.Assert();""")]
    public Task BindingInAnotherForm_Counts(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData(
        """new Experiment((first, mean) => mean(first) < 1.Seconds()) { ["first"] = Operand.Of(Work), [{|SPL2002:"other"|}] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""new Experiment("first < 1 s") { ["first"] = Operand.Of(Work), [{|SPL2002:"other"|}] = Operand.Of(Work) }.Assert();""")]
    [InlineData("""Take(new Experiment((first, mean) => mean(first) < 1.Seconds()) { [{|SPL2002:"unlike"|}] = Operand.Of(Work) });""")]
    [InlineData(
        """const string Name = "unlike"; var test = new Experiment((first, mean) => mean(first) < 1.Seconds()) { ["first"] = Operand.Of(Work) }; test[{|SPL2002:Name|}] = Operand.Of(Work); test.Assert();""")]
    public Task NameThatIsNotInTheFormula_IsReported(string statements) => VerifyAsync(statements);

    [Fact]
    public async Task MisspeltName_IsOneDiagnosticWithASuggestion()
    {
        const string statements =
            """new Experiment((insertion, mean) => mean(insertion) < 1.Seconds()) { [{|SPL2003:"insertoin"|}] = Operand.Of(Work) }.Assert();""";
        await VerifyAsync(statements);
        var compilation = Sources.Compile(Markup.Read(Snippet.Method(statements)).Source);
        var reported = Assert.Single(await Verifier.ReportAsync(compilation, new ExperimentAnalyzer([new OperandNamesRule()])));
        Assert.Equal("insertion", reported.Properties["Replacement"]);
        Assert.Equal("The formula does not contain an operand 'insertoin': did you mean 'insertion'?", reported.GetMessage(null));
    }

    [Fact]
    public Task NameThatIsAlreadyBound_IsNotSuggested() =>
        VerifyAsync(
            """new Experiment((list, mean) => mean(list) < 1.Seconds()) { ["list"] = Operand.Of(Work), [{|SPL2002:"lists"|}] = Operand.Of(Work) }.Assert();""");

    [Fact]
    public Task SecondBindingOfAnInitializer_IsReported() =>
        VerifyAsync(
            """new Experiment((a, mean) => mean(a) < 1.Seconds()) { ["a"] = Operand.Of(Work), [{|SPL2013:"a"|}] = Operand.Of(Act) }.Assert();""");

    [Fact]
    public Task LaterBinding_IsNotReported() =>
        VerifyAsync(
            """var test = new Experiment((a, mean) => mean(a) < 1.Seconds()) { ["a"] = Operand.Of(Work) }; test.Assert(); test["a"] = Operand.Of(Act); test.Assert();""");

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<OperandNamesRule>(Snippet.Method(statements));
}
