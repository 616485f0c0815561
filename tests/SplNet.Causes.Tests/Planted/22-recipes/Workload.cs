using Sut;

public static class Workload
{
    private static readonly Nutrition Nutrition = new Nutrition()
        .Set("flour", new Amount(3.5, Unit.Gram)).Set("milk", new Amount(0.625, Unit.Gram)).Set("egg", new Amount(80, Unit.Gram)).Set(
            "sugar", new Amount(4, Unit.Gram));

    private static readonly MealPlan Plan = Meals();

    public static object Run() => $"{Plan.Energy(Nutrition)} {Plan.Needed("milk", Unit.Millilitre)} {Plan.Needed("egg", Unit.Piece)}";

    private static MealPlan Meals()
    {
        var pancakes = new Recipe(
            "pancakes", 4, [Part("flour", 250, Unit.Gram), Part("milk", 500, Unit.Millilitre), Part("egg", 4, Unit.Piece)]);
        var cake = new Recipe("cake", 8, [
            Part("flour", 400, Unit.Gram), Part("sugar", 200, Unit.Gram), Part("egg", 6, Unit.Piece), Part("milk", 100, Unit.Millilitre)]);
        var plan = new MealPlan();
        for (var day = 0; day < 50; day++)
            plan.Add(day % 3 == 0 ? cake : pancakes, 2 + day % 7);
        return plan;
    }

    private static Ingredient Part(string name, double value, Unit unit) => new(name, new Amount(value, unit));
}
