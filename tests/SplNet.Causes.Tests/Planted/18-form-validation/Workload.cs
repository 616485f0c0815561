using Sut;

public static class Workload
{
    private static readonly Validator<Registration> Validator = new Validator<Registration>()
        .Add(new LengthRule<Registration>(static form => form.Name, 2, 40, "the name is too short or too long"))
        .Add(new RangeRule<Registration>(static form => form.Age, 18, 120, "the age is out of range"))
        .Add(new MailRule<Registration>(static form => form.Mail, "the address needs an at sign"))
        .Add(new LengthRule<Registration>(static form => form.Country, 2, 2, "the country has two letters"));

    private static readonly Registration[] Forms =
        [.. Enumerable.Range(0, 200).Select(static i =>
            new Registration($"customer {i}", i == 70 ? "nobody" : $"c{i}@example.org", i == 30 ? 9 : 20 + i % 60, "DE"))];

    public static object Run() => Validator.ValidateAll(Forms).ToString();
}
