using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class FunctorCallTests
{
    [Theory]
    [InlineData("FunctorFactory.Create(() => [|Work() + 1|]);")]
    [InlineData("FunctorFactory.Create(() => [|5|]);")]
    [InlineData("FunctorFactory.Create(() => [|array|]);")]
    [InlineData("FunctorFactory.Create(() => [|array[0]|]);")]
    [InlineData("FunctorFactory.Create(array, x => [|x.Length|]);")]
    [InlineData("FunctorFactory.Create(list, x => [|x|]);")]
    [InlineData("FunctorFactory.Create(list, x => [|Arg.Of<int>()|]);")]
    [InlineData("FunctorFactory.Create(list, x => [|x.GetEnumerator()|].MoveNext());")]
    [InlineData("FunctorFactory.Create(list, x => [|x|].Sum());")]
    [InlineData("FunctorFactory.Create(list, x => x.Contains([|Arg.Of<int>() + 1|]));")]
    [InlineData("FunctorFactory.Create(list, x => x.Contains([|x.Count|]));")]
    [InlineData("FunctorFactory.Create(list, x => x.Find([|one => one > 1|]));")]
    [InlineData("FunctorFactory.Create(() => [|new List<int> { 1 }|]);")]
    [InlineData("FunctorFactory.Create(() => [|new DateTime()|]);")]
    [InlineData("FunctorFactory.Create((List<int> x) => [|x.Count > 1 ? 1 : 2|]);")]
    [InlineData("Func<int> f = Work; FunctorFactory.Create(() => [|f()|]);")]
    [InlineData("FunctorFactory.Create(() => MemoryExtensions.Contains([|array|], 1));")]
    [InlineData("var out1 = 0; FunctorFactory.Create(() => int.TryParse(\"1\", [|out out1|]));")]
    public Task ExpressionThatIsNotOneCall_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("FunctorFactory.Create(() => Work());")]
    [InlineData("FunctorFactory.Create(() => Act());")]
    [InlineData("FunctorFactory.Create(() => new List<int>(Arg.Of<int>()));")]
    [InlineData("FunctorFactory.Create(() => new DateTime(5));")]
    [InlineData("FunctorFactory.Create(() => new object());")]
    [InlineData("FunctorFactory.Create(list, x => x.Contains(Arg.Of<int>()));")]
    [InlineData("FunctorFactory.Create(list, x => x.Count);")]
    [InlineData("FunctorFactory.Create(list, x => x[Arg.Of<int>()]);")]
    [InlineData("FunctorFactory.Create(() => new List<int>(), x => x.Contains(array[0]));")]
    [InlineData("FunctorFactory.Create((ICollection<int> x) => x.Contains(Arg.Of<int>()));")]
    [InlineData("Throws(() => FunctorFactory.Create(() => 5)); static void Throws(Func<object> code) { }")]
    [InlineData("Func<int> f = Work; FunctorFactory.Create(() => f.Invoke());")]
    [InlineData("Predicate<int> isLarge = one => one > 1; FunctorFactory.Create(list, x => x.Find(isLarge));")]
    [InlineData("Expression<Func<int>> call = () => 5; FunctorFactory.Create(call);")]
    public Task OneCall_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<FunctorCallRule>(Snippet.Method(statement));
}
